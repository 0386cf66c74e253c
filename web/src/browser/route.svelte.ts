// The router. Paths are real: every one can be reloaded, bookmarked and sent to a friend. Where the page is only files,
// they stand behind the #, because no host knows them.
import { isStatic } from "./hosting.ts";

export type Route =
  | { screen: "start" }
  | { screen: "new" }
  | { screen: "table"; id: string }
  | { screen: "together" }
  | { screen: "screen"; id: string }
  | { screen: "rules"; card: string }
  | { screen: "credits" }
  | { screen: "replay" }
  | { screen: "privacy" }
  | { screen: "learn"; scene: string }
  | { screen: "puzzles"; puzzle: string }
  | { screen: "daily" }
  | { screen: "statistics" }
  | { screen: "unknown" };

export function read(path: string): Route {
  const [first = "", second = "", ...more] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (first === "t" && more.length === 1 && more[0] === "screen") return { screen: "screen", id: second.toLowerCase() };
  if (more.length) return { screen: "unknown" };
  if (!first) return { screen: "start" };
  if (first === "t" && second) return { screen: "table", id: second.toLowerCase() };
  if (first === "learn") return { screen: "learn", scene: second };
  if (first === "puzzles") return { screen: "puzzles", puzzle: second };
  if (first === "rules") return { screen: "rules", card: second };
  if (first === "together" && !second) return { screen: "together" };
  if (first === "new" && !second) return { screen: "new" };
  if (first === "credits" && !second) return { screen: "credits" };
  if (first === "daily" && !second) return { screen: "daily" };
  if (first === "stats" && !second) return { screen: "statistics" };
  if (first === "replay" && !second) return { screen: "replay" };
  if (first === "privacy" && !second) return { screen: "privacy" };
  return { screen: "unknown" };
}

/** The path and the query of an address, as the page knows them. */
function parts({ hash, pathname, search }: URL | Location | HTMLAnchorElement): { path: string; query: string } {
  if (!isStatic) return { path: pathname, query: search };
  const [path = "", query] = hash.slice(1).split("?");
  return { path: path || "/", query: query === undefined ? "" : `?${query}` };
}

/** A path of the page as a link: `<a href={at("/new")} onclick={follow}>`. */
export function at(path: string): string {
  return isStatic ? `#${path}` : path;
}

/** The same for use outside of the page. */
export function linkTo(path: string): string {
  return new URL(at(path), location.href).href;
}

class Router {
  path = $state(parts(location).path);
  /** What follows the path: `?q=king`. */
  query = $state(parts(location).query);
  route = $derived(read(this.path));

  constructor() {
    addEventListener("popstate", () => this.follow());
    if (isStatic) document.addEventListener("click", stay);
  }

  go(path: string): void {
    if (path === this.path + this.query) return;
    history.pushState(null, "", at(path));
    this.follow();
    scrollTo(0, 0);
  }

  /** Change the path without a new entry in the history, for example while searching. */
  replace(path: string): void {
    history.replaceState(null, "", at(path));
    this.follow();
  }

  private follow(): void {
    ({ path: this.path, query: this.query } = parts(location));
  }
}

/** A link to a part of this screen leads there; what stands behind the # stays. */
function stay(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
  const id = link?.getAttribute("href")?.slice(1) ?? "";
  if (!id || id.startsWith("/")) return;
  event.preventDefault();
  const part = document.getElementById(id);
  part?.scrollIntoView();
  part?.focus({ preventScroll: true });
}

export const router = new Router();

/** For links: stays on the page unless a new tab is asked for. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  const { path, query } = parts(event.currentTarget);
  router.go(path + query);
}
