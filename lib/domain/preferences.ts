import { WEEKDAYS, type Weekday } from './week';

/** What a person chooses for every screen. */
export type Preferences = {
  /** One of {@link LOCALES}: how numbers and days are written. */
  locale: string;
  /** One of {@link CURRENCIES}: what amounts are called. Changing it converts nothing. */
  currency: string;
  firstWeekday: Weekday;
  /** Whether single keys do things. */
  shortcuts: boolean;
};

/** Preferences as texts, as they are kept; null if nothing was chosen. */
export type StoredPreferences = Record<keyof Preferences, string | null>;

/** The preferences while nothing is known of the person, and while pages are prerendered. */
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

/** The Spanish locales to choose from. */
export const LOCALES: readonly string[] = Object.keys(CURRENCY_OF_REGION).map((region) => `es-${region}`);

/** The currencies to choose from: those of the locales, and their neighbours'. */
export const CURRENCIES: readonly string[] = [
  ...new Set([...Object.values(CURRENCY_OF_REGION), 'BRL', 'CAD', 'CHF', 'GBP']),
].filter((currency) => currency !== undefined);

/**
 * The preferences of a person whose browser has the language `language`: what the person chose, if it can still be
 * chosen; otherwise the browser's locale, or es-ES if that is not Spanish, and what is usual in that locale.
 */
export function readPreferences(stored: StoredPreferences, language: string): Preferences {
  const locale = isOneOf(LOCALES, stored.locale) ? stored.locale : localeOf(language);
  return {
    locale,
    currency: isOneOf(CURRENCIES, stored.currency) ? stored.currency : currencyOf(locale),
    firstWeekday: WEEKDAYS.find((day) => String(day) === stored.firstWeekday) ?? firstWeekdayOf(locale),
    shortcuts: stored.shortcuts !== 'false',
  };
}

function isOneOf(choices: readonly string[], text: string | null): text is string {
  return text !== null && choices.includes(text);
}

function localeOf(language: string): string {
  const [, region = 'ES'] = /^es\b(?:.*?-([a-z]{2}|\d{3})\b)?/i.exec(language) ?? [];
  const locale = `es-${region.toUpperCase()}`;
  return LOCALES.includes(locale) ? locale : DEFAULT_PREFERENCES.locale;
}

function currencyOf(locale: string): string {
  return CURRENCY_OF_REGION[locale.slice(3)] ?? DEFAULT_PREFERENCES.currency;
}

/** How browsers tell the first day of the week: by a method, older ones by a property, others not at all. */
type KnowsWeeks = { getWeekInfo?: () => { firstDay: number }; weekInfo?: { firstDay: number } };

function firstWeekdayOf(locale: string): Weekday {
  const known: KnowsWeeks = new Intl.Locale(locale);
  const firstDay = (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay;
  return WEEKDAYS.find((day) => day === firstDay) ?? DEFAULT_PREFERENCES.firstWeekday;
}
