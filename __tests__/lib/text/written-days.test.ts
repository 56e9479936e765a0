import { addDays } from '@/lib/domain/dates';
import { LOCALES } from '@/lib/domain/preferences';
import { WEEKDAYS } from '@/lib/domain/week';
import { writtenDays } from '@/lib/text/written-days';

const YEAR = Array.from({ length: 366 }, (_, day) => addDays('2028-01-01', day));

/** What is written between the parts, or behind an abbreviation, is written alike everywhere. */
function plain(text: string): string {
  return text.replaceAll(' de ', ' ').replaceAll('.', '');
}

const A_MONDAY = '2024-01-01';

function noonOf(fecha: string): Date {
  return new Date(`${fecha}T12:00:00`);
}

it.each(LOCALES)('writes in %s each day of a year in full as Intl does', (locale) => {
  const days = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' });
  const { longDay } = writtenDays(locale);
  expect(YEAR.map(longDay)).toEqual(YEAR.map((fecha) => days.format(noonOf(fecha))));
});

it.each(LOCALES)('writes in %s months and days of the week as Intl does', (locale) => {
  const { mes, shortMesOfYear, weekday, shortWeekday, shortDay } = writtenDays(locale);
  const meses = [...new Set(YEAR.map((fecha) => fecha.slice(0, 7)))];
  function format(options: Intl.DateTimeFormatOptions) {
    return new Intl.DateTimeFormat(locale, options);
  }
  const whole = format({ month: 'long', year: 'numeric' });
  expect(meses.map(mes)).toEqual(meses.map((each) => whole.format(noonOf(`${each}-01`))));
  const short = format({ month: 'short', year: 'numeric' });
  expect(meses.map(shortMesOfYear)).toEqual(meses.map((each) => plain(short.format(noonOf(`${each}-01`)))));
  const day = format({ day: 'numeric', month: 'short', year: 'numeric' });
  expect(YEAR.map(shortDay)).toEqual(YEAR.map((fecha) => plain(day.format(noonOf(fecha)))));
  const names = [format({ weekday: 'long' }), format({ weekday: 'short' })];
  expect(WEEKDAYS.map((each) => [weekday(each), shortWeekday(each)])).toEqual(
    WEEKDAYS.map((each) => names.map((name) => name.format(noonOf(addDays(A_MONDAY, each - 1))))),
  );
});

it('writes a day of any year with little room', () => {
  const { dayOfAnyYear, nearDay, shortMes, mesName } = writtenDays('es-ES');
  expect(dayOfAnyYear('2018-09-19')).toBe('mié, 19 sept 2018');
  expect(nearDay('2026-11-21')).toBe('sáb 21');
  expect([shortMes('2026-10'), mesName('2026-10')]).toEqual(['oct', 'octubre']);
});
