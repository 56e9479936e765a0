/** The text of an element, with the no-break spaces of Intl as a person reads them. */
export function textOf(element: Element): string {
  return withPlainSpaces(element.textContent);
}

/** A text with plain spaces in the place of no-break ones. */
export function withPlainSpaces(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ');
}
