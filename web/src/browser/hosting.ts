// Where the page lives: on a server of the game, or as plain files that any host serves under any path. Plain files have
// nobody who answers requests, so everything happens in the browser, and routes stand behind the #.
export const isStatic = "static" in document.documentElement.dataset;

/** Where the page's files are. */
export const root = isStatic ? "./" : "/";
