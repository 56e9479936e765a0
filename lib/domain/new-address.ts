/** Opens the form of a new expense, on any page. */
export const NEW_PARAMETER = 'nuevo';

/** The beginning of a line from another program. A host never sees a fragment. */
export const LINE_FRAGMENT = '#linea=';

/** The sessionStorage key of such a line, from the page's head until it is taken. */
export const OUTSIDE_LINE_KEY = 'mis-gastos:outside-line';

/** From its `?` on. */
export function asksForNew(search: string): boolean {
  return new URLSearchParams(search).has(NEW_PARAMETER);
}

export function withNew(search: string): string {
  if (asksForNew(search)) return search;
  return search === '' ? `?${NEW_PARAMETER}` : `${search}&${NEW_PARAMETER}`;
}

/** Empty if no other parameter is left. */
export function withoutNew(search: string): string {
  const parts = search.slice(1).split('&');
  const others = parts.filter((part) => part !== '' && part.split('=')[0] !== NEW_PARAMETER);
  return others.length === 0 ? '' : `?${others.join('&')}`;
}
