import { readRefundLine } from '@/lib/read/line/read-line';

const MARKS = { group: '.', decimal: ',' };

it.each([
  ['devuelto 20 cena', 20, 'cena'],
  ['Devuelto 20,50 € de la cena', 20.5, 'cena'],
  ['me han devuelto 1.250 del portátil', 1250, 'portátil'],
  ['devolución zara 39,95', 39.95, 'zara'],
  ['devolucion de 12€ zapatos nuevos', 12, 'zapatos nuevos'],
  ['devuelto 80/2 cena', 40, 'cena'],
  ['me devolvieron 20 de la cena', 20, 'cena'],
  ['nos han devuelto 12,5 hotel', 12.5, 'hotel'],
  ['me ha devuelto 9 pizza', 9, 'pizza'],
  ['reembolso de 30 zapatos', 30, 'zapatos'],
  ['reembolsado 30 zapatos', 30, 'zapatos'],
])('reads «%s»', (line, cantidad, words) => {
  expect(readRefundLine(line, MARKS)).toEqual({ cantidad, words });
});

it.each([
  'cena 20',
  'devuelto',
  'devuelto cena',
  'devueltos 20 cena',
  'devuelto 20',
  'devuelto -20 cena',
  'devuelto 1.2345 x',
])('takes «%s» for no refund', (line) => {
  expect(readRefundLine(line, MARKS)).toBeNull();
});
