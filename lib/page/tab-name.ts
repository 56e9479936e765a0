/** sessionStorage outlives reloads and ends with the tab. */
const TAB_KEY = 'mis-gastos:tab';

/** Null if storage is blocked. A duplicated tab shares the name. */
export function tabName(): string | null {
  try {
    const known = sessionStorage.getItem(TAB_KEY);
    if (known !== null) return known;
    const name = Math.random().toString(36).slice(2);
    sessionStorage.setItem(TAB_KEY, name);
    return name;
  } catch {
    return null;
  }
}
