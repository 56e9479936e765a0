import { CURRENCIES, LOCALES } from '@/lib/domain/preferences';

/** Something to choose, and what it is called. */
export type Choice = { value: string; label: string };

const collator = new Intl.Collator('es');

/** The locales by their Spanish names, in alphabetical order: «Español (México)». */
export function localeChoices(): Choice[] {
  const names = new Intl.DisplayNames('es', { type: 'language', languageDisplay: 'standard' });
  return inOrder(LOCALES.map((locale) => ({ value: locale, label: capitalize(names.of(locale) ?? locale) })));
}

/** The currencies by their Spanish names, in alphabetical order: «Peso mexicano (MXN)». */
export function currencyChoices(): Choice[] {
  const names = new Intl.DisplayNames('es', { type: 'currency' });
  return inOrder(
    CURRENCIES.map((code) => ({ value: code, label: `${capitalize(names.of(code) ?? code)} (${code})` })),
  );
}

/** A text with a capital at its start, as names stand on their own. */
export function capitalize(text: string): string {
  return text.charAt(0).toLocaleUpperCase('es') + text.slice(1);
}

function inOrder(choices: Choice[]): Choice[] {
  return choices.sort((a, b) => collator.compare(a.label, b.label));
}
