// The router. Paths are real: every one can be reloaded, bookmarked and sent to a friend.
export type Route =
  | { screen: "start" }
  | { screen: "new" }
  | { screen: "table"; id: string }
  | { screen: "rules"; card: string }
  | { screen: "credits" }
  | { screen: "replay" }
  | { screen: "privacy" }
  | { screen: "learn"; scene: string }
  | { screen: "unknown" };

export function read(path: string): Route {
  const [first = "", second = "", ...more] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (more.length) return { screen: "unknown" };
  if (!first) return { screen: "start" };
  if (first === "t" && second) return { screen: "table", id: second.toLowerCase() };
  if (first === "learn") return { screen: "learn", scene: second };
  if (first === "rules") return { screen: "rules", card: second };
  if (first === "new" && !second) return { screen: "new" };
  if (first === "credits" && !second) return { screen: "credits" };
  if (first === "replay" && !second) return { screen: "replay" };
  if (first === "privacy" && !second) return { screen: "privacy" };
  return { screen: "unknown" };
}

class Router {
  path = $state(location.pathname);
  /** What follows the path: `?q=king`. */
  query = $state(location.search);
  route = $derived(read(this.path));

  constructor() {
    addEventListener("popstate", () => this.follow());
  }

  go(path: string): void {
    if (path === this.path + this.query) return;
    history.pushState(null, "", path);
    this.follow();
    scrollTo(0, 0);
  }

  /** Change the path without a new entry in the history, for example while searching. */
  replace(path: string): void {
    history.replaceState(null, "", path);
    this.follow();
  }

  private follow(): void {
    this.path = location.pathname;
    this.query = location.search;
  }
}

export const router = new Router();

/** For links: `<a href="/new" onclick={follow}>` stays on the page unless a new tab is asked for. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  router.go(event.currentTarget.pathname + event.currentTarget.search);
}
