/** The parameter that asks for the form of a new expense, in the address of any page. */
export const NEW_PARAMETER = 'nuevo';

/** Whether an address, given from its `?` on, asks for the form of a new expense. */
export function asksForNew(search: string): boolean {
  return new URLSearchParams(search).has(NEW_PARAMETER);
}

/** An address, from its `?` on, with the parameter that asks for the form. */
export function withNew(search: string): string {
  return `?${[...partsWithoutNew(search), NEW_PARAMETER].join('&')}`;
}

/** An address, from its `?` on, without the parameter that asks for the form; empty if it has no other. */
export function withoutNew(search: string): string {
  const parts = partsWithoutNew(search);
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

function partsWithoutNew(search: string): string[] {
  const parts = search.slice(1).split('&');
  return parts.filter((part) => part !== '' && part.split('=')[0] !== NEW_PARAMETER);
}
