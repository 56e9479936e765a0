/** True at the first call with a name in this tab, or always if storage is blocked. */
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
