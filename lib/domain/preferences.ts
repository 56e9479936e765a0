import type { Weekday } from './dates';

export type Preferences = {
  /** One of {@link LOCALES}. */
  locale: string;
  /** One of {@link CURRENCIES}; a change converts no amount. */
  currency: string;
  firstWeekday: Weekday;
  shortcuts: boolean;
};

type ChosenPreferences = { [Key in keyof Preferences]: Preferences[Key] | null };

/** For prerendered pages, and until the person is known. */
export const DEFAULT_PREFERENCES: Preferences = {
  locale: 'es-ES',
  currency: 'EUR',
  firstWeekday: 1,
  shortcuts: true,
};

const CURRENCY_OF_REGION: Partial<Record<string, string>> = {
  // Latin America as a whole.
  '419': 'USD',
  AR: 'ARS',
  BO: 'BOB',
  CL: 'CLP',
  CO: 'COP',
  CR: 'CRC',
  CU: 'CUP',
  DO: 'DOP',
  EC: 'USD',
  ES: 'EUR',
  GQ: 'XAF',
  GT: 'GTQ',
  HN: 'HNL',
  MX: 'MXN',
  NI: 'NIO',
  PA: 'PAB',
  PE: 'PEN',
  PR: 'USD',
  PY: 'PYG',
  SV: 'USD',
  US: 'USD',
  UY: 'UYU',
  VE: 'VES',
};

export const LOCALES: readonly string[] = Object.keys(CURRENCY_OF_REGION).map((region) => `es-${region}`);

/** Of the locales and of their neighbours. */
export const CURRENCIES: readonly string[] = [
  ...new Set([...Object.values(CURRENCY_OF_REGION), 'BRL', 'CAD', 'CHF', 'GBP', 'JPY']),
].filter((currency) => currency !== undefined);

/** By CLDR, weeks begin on Sunday here. `Intl` takes 30 ms to answer. */
const SUNDAY_FIRST = 'CO DO GT HN MX NI PA PE PR PY SV US VE';

/** By the browser's locale, es-ES if it is not Spanish. */
export function completePreferences(chosen: ChosenPreferences, language: string): Preferences {
  const locale = chosen.locale ?? localeOf(language);
  return {
    locale,
    currency: chosen.currency ?? currencyOf(locale),
    firstWeekday: chosen.firstWeekday ?? firstWeekdayOf(locale),
    shortcuts: chosen.shortcuts ?? DEFAULT_PREFERENCES.shortcuts,
  };
}

function localeOf(language: string): string {
  const [, region = 'ES'] = /^es\b(?:.*?-([a-z]{2}|\d{3})\b)?/i.exec(language) ?? [];
  const locale = `es-${region.toUpperCase()}`;
  return LOCALES.includes(locale) ? locale : DEFAULT_PREFERENCES.locale;
}

function currencyOf(locale: string): string {
  return CURRENCY_OF_REGION[locale.slice(3)] ?? DEFAULT_PREFERENCES.currency;
}

function firstWeekdayOf(locale: string): Weekday {
  return SUNDAY_FIRST.includes(locale.slice(3)) ? 7 : 1;
}
