import {
  completePreferences,
  CURRENCIES,
  DEFAULT_PREFERENCES,
  LOCALES,
  type ChosenPreferences,
} from '@/lib/domain/preferences';

const NOTHING: ChosenPreferences = { locale: null, currency: null, firstWeekday: null, shortcuts: null };

afterEach(() => {
  jest.restoreAllMocks();
});

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
  const chosen: ChosenPreferences = { locale: 'es-AR', currency: 'USD', firstWeekday: 6, shortcuts: false };
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
  const chosen: ChosenPreferences = { ...NOTHING, locale: 'es-MX', currency: 'GBP', firstWeekday: 1 };
  expect(completePreferences(chosen, 'es-ES')).toMatchObject({ currency: 'GBP', firstWeekday: 1 });
});

it('where the browser does not know how weeks begin, they begin on Monday', () => {
  const prototype = Intl.Locale.prototype as { getWeekInfo?: unknown; weekInfo?: unknown };
  const { getWeekInfo } = prototype;
  const weekInfo = Object.getOwnPropertyDescriptor(prototype, 'weekInfo');
  delete prototype.getWeekInfo;
  delete prototype.weekInfo;
  try {
    expect(completePreferences(NOTHING, 'es-MX').firstWeekday).toBe(1);
    Object.assign(prototype, { getWeekInfo: () => ({ firstDay: 6 }) });
    expect(completePreferences(NOTHING, 'es-MX').firstWeekday).toBe(6);
  } finally {
    delete prototype.getWeekInfo;
    if (getWeekInfo) Object.assign(prototype, { getWeekInfo });
    if (weekInfo) Object.defineProperty(prototype, 'weekInfo', weekInfo);
  }
});

it('what a page is prerendered with is what a browser that speaks no Spanish begins with', () => {
  expect(completePreferences(NOTHING, 'en')).toEqual(DEFAULT_PREFERENCES);
});

it('every locale and currency on offer is one that browsers know, once', () => {
  expect(Intl.NumberFormat.supportedLocalesOf([...LOCALES])).toEqual(LOCALES);
  expect(CURRENCIES.filter((currency) => !Intl.supportedValuesOf('currency').includes(currency))).toEqual([]);
  expect(new Set(LOCALES).size).toBe(LOCALES.length);
  expect(new Set(CURRENCIES).size).toBe(CURRENCIES.length);
});
