// Keys without a field to type into.

/** Whether a key is meant for the table: not for a dialog, a field, or the browser. */
export function isForTable(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return false;
  return !(event.target instanceof Element && event.target.closest("input, select, textarea"));
}
