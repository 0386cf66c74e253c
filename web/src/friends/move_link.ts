// The link that moves a seat. The code stands behind the #: browsers do not send that part to anybody.
const MARK = "#seat-";

export function codeLink(origin: string, table: string, code: string): string {
  return `${origin}/t/${table}${MARK}${code}`;
}

/** The code in the address of this page, which is taken out of it: it works once, and a reload must not try again. */
export function takeCode(): string {
  const { hash, pathname, search } = location;
  if (!hash.startsWith(MARK)) return "";
  history.replaceState(null, "", pathname + search);
  return hash.slice(MARK.length);
}
