// The page without a network. Two caches: the files of the page, and those of the engine. A new version waits until the
// page says that it may come. Written into sw.js by build/service_worker.ts and tools/offline.py.
interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Waiting {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Scope {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: "install" | "activate", hear: (event: Waiting) => void): void;
  addEventListener(kind: "fetch", hear: (event: Fetching) => void): void;
  addEventListener(kind: "message", hear: (event: Waiting & MessageEvent<string>) => void): void;
}
const scope = globalThis as unknown as Scope;

const FILES = ("no files" as string).split(" ");
const ENGINE = "no engine" as string | { files: Record<string, number>; static: boolean };
const PAGE_CACHE = `citadels-page-${"no version" as string}`;
const ENGINE_CACHE = "citadels-engine";
/** How long a server is waited for before the page is shown as it was. */
const PATIENCE = 4000;
/** Tables of this browser: they are shown with the page and the engine that they were begun with. */
const LOCAL_TABLE = /^t\/0[0-9a-z]{7}$/;

const engineFiles = typeof ENGINE === "string" ? [] : Object.keys(ENGINE.files).map((name) => `engine/${name}`);
const isStatic = typeof ENGINE !== "string" && ENGINE.static;
const address = (file: string): string => new URL(file, scope.registration.scope).href;

async function keepPage(): Promise<void> {
  const cache = await caches.open(PAGE_CACHE);
  // The page itself has no hash in its name, so the browser asks whether it is still the same.
  await cache.addAll(FILES.map((file) => new Request(address(file), { cache: "no-cache" })));
}

/** The whole engine, so that a game can begin without a network. */
async function keepEngine(): Promise<void> {
  const cache = await caches.open(ENGINE_CACHE);
  for (const file of engineFiles) {
    if (!(await cache.match(address(file)))) await cache.add(address(file));
  }
}

async function forgetOthers(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith("citadels-page-") && name !== PAGE_CACHE) await caches.delete(name);
  }
  const cache = await caches.open(ENGINE_CACHE);
  const wanted = new Set(engineFiles.map(address));
  for (const request of await cache.keys()) {
    if (!wanted.has(request.url)) await cache.delete(request);
  }
}

async function fromCache(name: string, request: Request): Promise<Response> {
  const cache = await caches.open(name);
  const kept = await cache.match(request.url, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await cache.put(request.url, response.clone());
  return response;
}

function page(): Promise<Response> {
  return fromCache(PAGE_CACHE, new Request(address("index.html")));
}

/** A server is asked first, as it may have a newer page; plain files and local tables are shown as they are kept. */
async function navigate(request: Request, path: string): Promise<Response> {
  if (isStatic || LOCAL_TABLE.test(path)) return page();
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
  } catch {
    return page();
  }
}

scope.addEventListener("install", (event) => {
  event.waitUntil(
    (async () => {
      await keepPage();
      // Whoever had the engine before has the new one before the new page is shown.
      if (await caches.has(ENGINE_CACHE)) await keepEngine();
    })(),
  );
});

scope.addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers().then(() => scope.clients.claim()));
});

scope.addEventListener("message", (event) => {
  if (event.data === "update") event.waitUntil(scope.skipWaiting());
  if (event.data === "keep engine") event.waitUntil(keepEngine());
});

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(scope.registration.scope)) return;
  const path = request.url.slice(scope.registration.scope.length).replace(/[?#].*$/, "");
  if (engineFiles.includes(path)) event.respondWith(fromCache(ENGINE_CACHE, request));
  else if (request.mode === "navigate" && !path.startsWith("api/")) event.respondWith(navigate(request, path));
  else if (FILES.includes(path)) event.respondWith(fromCache(PAGE_CACHE, request));
});
