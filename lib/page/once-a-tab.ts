/** True the first time that it is asked in this tab, by a name. Where the browser lets the site keep nothing, every time. */
export function isFirstInTab(name: string): boolean {
  const key = `mis-gastos:said-${name}`;
  try {
    if (sessionStorage.getItem(key) !== null) return false;
    sessionStorage.setItem(key, '');
  } catch {
    // Storage is blocked.
  }
  return true;
}
