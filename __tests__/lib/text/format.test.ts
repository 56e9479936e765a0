import { type Period, WEEKDAYS } from '@/lib/domain/dates';
import { NOUNS } from '@/lib/text/common';
import { createFormat } from '@/lib/text/format';
import { withPlainSpaces } from '../../support/text-of';
import { roundMean, shareOf } from '@/lib/text/share';

const spain = createFormat({ locale: 'es-ES', currency: 'EUR' });
const mexico = createFormat({ locale: 'es-MX', currency: 'MXN' });

it.each([
  ['es-ES', 'EUR', 229840n, '2.298,40 €'],
  ['es-ES', 'EUR', 0n, '0,00 €'],
  ['es-ES', 'EUR', 1n, '0,01 €'],
  ['es-ES', 'EUR', 99999n, '999,99 €'],
  ['es-ES', 'EUR', 100000n, '1.000,00 €'],
  ['es-ES', 'EUR', 9007199254740992991n, '90.071.992.547.409.929,91 €'],
  ['es-ES', 'EUR', -550n, '-5,50 €'],
  ['es-MX', 'MXN', 229840n, '$2,298.40'],
  ['es-MX', 'MXN', 9007199254740992991n, '$90,071,992,547,409,929.91'],
  ['es-MX', 'MXN', 123456789n, '$1,234,567.89'],
  ['es-MX', 'EUR', 229840n, '€2,298.40'],
  ['es-AR', 'ARS', 229840n, '$ 2.298,40'],
  ['es-AR', 'ARS', 123456789n, '$ 1.234.567,89'],
  ['es-AR', 'ARS', 9007199254740992991n, '$ 90.071.992.547.409.929,91'],
  ['es-CO', 'COP', 229840n, '$ 2.298,40'],
  ['es-CO', 'COP', 123456789n, '$ 1.234.567,89'],
  ['es-CL', 'CLP', 229840n, '$2.298,40'],
  ['es-CL', 'CLP', 123456789n, '$1.234.567,89'],
  ['es-ES', 'MXN', 229840n, '2.298,40 $'],
])('in %s, with %s, %s hundredths are «%s»', (locale, currency, cents, text) => {
  expect(withPlainSpaces(createFormat({ locale, currency }).cantidad(cents))).toBe(text);
});

it.each([
  ['CLP', 229840n, '2.298,40 $'],
  ['CLP', 229800n, '2.298 $'],
  ['COP', -5000n, '-50 $'],
  ['PYG', 0n, '0 ₲'],
  ['JPY', 1_200_000n, '12.000 ¥'],
  ['XAF', 100n, '1 XAF'],
  ['EUR', 100n, '1,00 €'],
])('in %s, whose cents may not be in use, %s hundredths are «%s»', (currency, cents, text) => {
  expect(withPlainSpaces(createFormat({ locale: 'es-ES', currency }).cantidad(cents))).toBe(text);
});

it.each([
  [229840n, '2.298,40 €'],
  [229800n, '2.298 €'],
  [0n, '0 €'],
])('if no amount has cents, %s hundredths are «%s»', (cents, text) => {
  const format = createFormat({ locale: 'es-ES', currency: 'EUR', areWhole: true });
  expect(withPlainSpaces(format.cantidad(cents))).toBe(text);
});

it.each([
  ['EUR', false, 6637n, 6637n],
  ['EUR', true, 6637n, 6600n],
  // Below 10, a unit is much of it.
  ['EUR', true, 367n, 367n],
  ['CLP', false, 6_636_957n, 6_637_000n],
  ['CLP', false, 367n, 400n],
])('in %s, and all amounts whole: %s, a mean of %s hundredths is %s', (currency, areWhole, cents, mean) => {
  expect(roundMean(cents, createFormat({ locale: 'es-ES', currency, areWhole }))).toBe(mean);
});

it.each([
  ['EUR', 10_000n, 3, 3333n],
  ['CLP', 10_000n, 3, 3300n],
  ['COP', 100_100n, 2, 50_100n],
])('in %s, a share of %s hundredths among %s is %s', (currency, cents, parts, share) => {
  expect(shareOf(cents, parts, createFormat({ locale: 'es-CO', currency }))).toBe(share);
});

it.each([
  [0n, '0 €'],
  [3600n, '36 €'],
  [29_759n, '297,59 €'],
  [90_000n, '900 €'],
  [99_999n, '999,99 €'],
  [100_000n, '1.000 €'],
  [101_449n, '1.014 €'],
  [101_450n, '1.015 €'],
  [-213_550n, '-2.136 €'],
  [9_007_199_254_740_992_991n, '90.071.992.547.409.930 €'],
])('a headline says of %s hundredths «%s»', (cents, text) => {
  expect(withPlainSpaces(spain.headline(cents))).toBe(text);
});

it('writes the sum of 1e300 in full', () => {
  const text = spain.cantidad(10n ** 302n);
  expect(text.replaceAll(/\D/g, '')).toBe(`1${'0'.repeat(302)}`);
});

it.each([
  [0, '0 gastos'],
  [1, '1 gasto'],
  [2, '2 gastos'],
  [1830, '1.830 gastos'],
])('counts %i as «%s»', (count, text) => {
  expect(spain.count(count, NOUNS.gasto)).toBe(text);
});

it.each([
  [0, 'several'],
  [1, 'one'],
  [2, 'several'],
  [1_000_000, 'several'],
])('says of %i what is said of %s', (count, form) => {
  expect(spain.choose(count, ['one', 'several'])).toBe(form);
});

it.each([
  [0, '0'],
  [1234.5, '1.234,50'],
  [0.1 + 0.2, '0,30'],
  [1e-7, '0,0000001'],
  [1.5e25, '15.000.000.000.000.000.000.000.000'],
  [NaN, ''],
  [Infinity, ''],
])('writes the plain number %d as «%s»', (value, text) => {
  expect(spain.plainNumber(value)).toBe(text);
});

it('asks nothing of Intl but the time of day', () => {
  const formats = jest.spyOn(Intl, 'NumberFormat');
  const days = jest.spyOn(Intl, 'DateTimeFormat');
  const format = createFormat({ locale: 'es-ES', currency: 'EUR' });
  format.cantidad(100n);
  format.count(2, NOUNS.gasto);
  format.day('2026-10-03', '2026-10-05');
  format.period({ kind: 'mes', mes: '2026-10' });
  expect(formats).not.toHaveBeenCalled();
  expect(days).not.toHaveBeenCalled();
  format.instant('2026-10-05T12:05:00.000Z');
  expect(days).toHaveBeenCalledTimes(1);
  jest.restoreAllMocks();
});

it.each([
  [0, '0 Bytes', '0 Bytes'],
  [1, '1 Bytes', '1 Bytes'],
  [512, '512 Bytes', '512 Bytes'],
  [1023, '1023 Bytes', '1023 Bytes'],
  [1024, '1,00 KB', '1.00 KB'],
  [1536, '1,50 KB', '1.50 KB'],
  [473_000, '461,91 KB', '461.91 KB'],
  [1024 ** 2, '1,00 MB', '1.00 MB'],
  [1.5 * 1024 ** 2, '1,50 MB', '1.50 MB'],
  [400 * 1024 ** 2, '400,00 MB', '400.00 MB'],
  [1024 ** 3, '1,00 GB', '1.00 GB'],
  [20.25 * 1024 ** 3, '20,25 GB', '20.25 GB'],
])('a file of %i bytes is «%s» in Spain and «%s» in Mexico', (bytes, inSpain, inMexico) => {
  expect(spain.fileSize(bytes)).toBe(inSpain);
  expect(mexico.fileSize(bytes)).toBe(inMexico);
});

it.each([
  ['2026-10-05', '2026-10-05', 'Hoy'],
  ['2026-10-04', '2026-10-05', 'Ayer'],
  ['2025-12-31', '2026-01-01', 'Ayer'],
  ['2026-10-03', '2026-10-05', 'sábado, 3 de octubre'],
  ['2026-10-06', '2026-10-05', 'martes, 6 de octubre'],
  ['2026-01-01', '2026-10-05', 'jueves, 1 de enero'],
  ['2026-09-06', '2026-10-05', 'domingo, 6 de septiembre'],
])('the day %s seen on %s is «%s»', (fecha, today, text) => {
  expect(spain.day(fecha, today)).toBe(text);
});

it.each(['2018-09-19', '2027-09-19', '0018-09-19'])('the day %s is given with its year', (fecha) => {
  const text = spain.day(fecha, '2026-10-05');
  expect(text).toMatch(new RegExp(`19.*\\b${Number(fecha.slice(0, 4))}$`));
});

it.each([
  ['2026-10', 'octubre de 2026', 'octubre'],
  ['2026-01', 'enero de 2026', 'enero'],
  ['2025-12', 'diciembre de 2025', 'diciembre'],
])('the month %s is «%s», within a known year «%s»', (mes, whole, name) => {
  expect([spain.mes(mes), spain.mesName(mes)]).toEqual([whole, name]);
});

it.each([
  ['es-ES', 'lunes martes miércoles jueves viernes sábado domingo', 'lun mar mié jue vie sáb dom'],
  ['es-MX', 'lunes martes miércoles jueves viernes sábado domingo', 'lun mar mié jue vie sáb dom'],
])('in %s the days of the week are %s, for short %s', (locale, long, short) => {
  const { weekday, shortWeekday } = createFormat({ locale, currency: 'EUR' });
  expect(WEEKDAYS.map(weekday).join(' ')).toBe(long);
  expect(WEEKDAYS.map(shortWeekday).join(' ')).toBe(short);
});

it.each([
  ['2026-10-05', '5 oct 2026', '5 oct 2026'],
  ['2026-09-06', '6 sept 2026', '6 sep 2026'],
  ['0018-01-31', '31 ene 18', '31 ene 18'],
])('with little room, the day %s is «%s» in Spain and «%s» in Mexico', (fecha, inSpain, inMexico) => {
  expect([spain.shortDay(fecha), mexico.shortDay(fecha)]).toEqual([inSpain, inMexico]);
});

it.each<[Period, string]>([
  [{ kind: 'mes', mes: '2026-10' }, 'octubre de 2026'],
  [{ kind: 'range', desde: '2026-01-01', hasta: '2026-12-31' }, '2026'],
  [{ kind: 'range', desde: '2026-10-05', hasta: '2026-10-05' }, '5 oct 2026'],
  [{ kind: 'range', desde: '2026-10-05', hasta: '2026-10-11' }, '5 oct 2026 – 11 oct 2026'],
  [{ kind: 'range', desde: '2026-12-28', hasta: '2027-01-03' }, '28 dic 2026 – 3 ene 2027'],
  [{ kind: 'range', desde: '2026-10-05', hasta: null }, 'desde el 5 oct 2026'],
  [{ kind: 'range', desde: null, hasta: '2026-10-05' }, 'hasta el 5 oct 2026'],
  [{ kind: 'range', desde: null, hasta: null }, 'todo'],
])('the period %j is «%s»', (period, name) => {
  expect(spain.period(period)).toBe(name);
});

it.each(['es-AR', 'es-CO', 'es-CL', 'es-MX', 'es-ES', 'es-PE'])(
  'in %s a day with little room holds no «de»',
  (locale) => {
    expect(createFormat({ locale, currency: 'EUR' }).shortDay('2026-10-05')).toMatch(/^5 oct\.? 2026$/);
  },
);

it.each([
  [0, '0 %'],
  [0.001, 'menos del 1 %'],
  [0.284, '28 %'],
  [1, '100 %'],
  [2.5, '250 %'],
])('the part %d is «%s»', (part, text) => {
  expect(withPlainSpaces(spain.part(part))).toBe(text);
});

it.each([
  [0, '0 €'],
  [0.25, '0,25 €'],
  [2.5, '2,5 €'],
  [1500, '1.500 €'],
])('%d on an axis is «%s»', (value, text) => {
  expect(withPlainSpaces(spain.axisCantidad(value))).toBe(text);
});

it('writes months and days that are known from elsewhere', () => {
  expect(spain.shortMes('2026-10')).toBe('oct');
  expect(spain.longDay('2026-10-05')).toBe('lunes, 5 de octubre');
});
