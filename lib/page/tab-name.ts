/** Names the tab. The browser keeps it through a reload, and forgets it with the tab. */
const TAB_KEY = 'mis-gastos:tab';

/** The name of this tab; null where the browser lets the site keep nothing. A tab that is duplicated has the first one's name. */
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
