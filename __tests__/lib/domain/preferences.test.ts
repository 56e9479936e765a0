import { completePreferences, CURRENCIES, DEFAULT_PREFERENCES, LOCALES } from '@/lib/domain/preferences';

/** A method in newer engines, a property in older ones. */
type KnowsWeeks = { getWeekInfo?: () => { firstDay: number }; weekInfo?: { firstDay: number } };

const NOTHING = { locale: null, currency: null, firstWeekday: null, shortcuts: null };

it.each([
  ['es-ES', 'es-ES', 'EUR', 1],
  ['es', 'es-ES', 'EUR', 1],
  ['es-MX', 'es-MX', 'MXN', 7],
  ['es-mx', 'es-MX', 'MXN', 7],
  ['es-Latn-MX', 'es-MX', 'MXN', 7],
  ['es-MX-u-ca-gregory', 'es-MX', 'MXN', 7],
  ['ES-AR', 'es-AR', 'ARS', 1],
  ['es-CO', 'es-CO', 'COP', 7],
  ['es-CL', 'es-CL', 'CLP', 1],
  ['es-US', 'es-US', 'USD', 7],
  ['es-419', 'es-419', 'USD', 1],
  ['es-XX', 'es-ES', 'EUR', 1],
  ['en-US', 'es-ES', 'EUR', 1],
  ['ca-ES', 'es-ES', 'EUR', 1],
  ['pt-BR', 'es-ES', 'EUR', 1],
  ['est', 'es-ES', 'EUR', 1],
  ['', 'es-ES', 'EUR', 1],
])(
  'a browser that speaks %j begins with %s, %s and weekday %i',
  (language, locale, currency, firstWeekday) => {
    expect(completePreferences(NOTHING, language)).toEqual({
      locale,
      currency,
      firstWeekday,
      shortcuts: true,
    });
  },
);

it('what was chosen goes before what the browser says', () => {
  const chosen = { locale: 'es-AR', currency: 'USD', firstWeekday: 6, shortcuts: false } as const;
  expect(completePreferences(chosen, 'es-MX')).toEqual({
    locale: 'es-AR',
    currency: 'USD',
    firstWeekday: 6,
    shortcuts: false,
  });
});

it('a chosen currency and first weekday survive a change of locale; what was not chosen follows it', () => {
  expect(completePreferences({ ...NOTHING, locale: 'es-MX' }, 'es-ES')).toMatchObject({
    currency: 'MXN',
    firstWeekday: 7,
  });
  const chosen = { ...NOTHING, locale: 'es-MX', currency: 'GBP', firstWeekday: 1 } as const;
  expect(completePreferences(chosen, 'es-ES')).toMatchObject({ currency: 'GBP', firstWeekday: 1 });
});

it.each(LOCALES)('%s begins its weeks as Intl says', (locale) => {
  const intl: KnowsWeeks = new Intl.Locale(locale);
  const weeks = intl.getWeekInfo?.() ?? intl.weekInfo;
  expect(completePreferences({ ...NOTHING, locale }, '').firstWeekday).toBe(weeks?.firstDay);
});

it('what a page is prerendered with is what a browser that speaks no Spanish begins with', () => {
  expect(completePreferences(NOTHING, 'en')).toEqual(DEFAULT_PREFERENCES);
});

it('the currencies without cents can all be chosen', () => {
  expect(CURRENCIES).toEqual(expect.arrayContaining(['CLP', 'COP', 'PYG', 'JPY']));
});

it('every locale and currency on offer is one that browsers know, once', () => {
  expect(Intl.NumberFormat.supportedLocalesOf([...LOCALES])).toEqual(LOCALES);
  expect(CURRENCIES.filter((currency) => !Intl.supportedValuesOf('currency').includes(currency))).toEqual([]);
  expect(new Set(LOCALES).size).toBe(LOCALES.length);
  expect(new Set(CURRENCIES).size).toBe(CURRENCIES.length);
});
