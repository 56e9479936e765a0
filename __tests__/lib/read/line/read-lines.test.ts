import { MAX_LINE_LENGTH, readLine } from '@/lib/read/line/read-line';
import { MAX_LINES, readLines } from '@/lib/read/line/read-lines';
import { SPAIN } from '../../../support/lines';

describe('a text of many lines', () => {
  it('is read line by line, empty ones left out', () => {
    const { lines, left } = readLines('pan 1,20\r\n\n  \n- leche 0,95 ayer\u2028sin nada', SPAIN);
    expect(lines.map(({ nombre, cantidad }) => [nombre, cantidad])).toEqual([
      ['pan', 1.2],
      ['leche', 0.95],
      ['sin nada', null],
    ]);
    expect(left).toBeNull();
  });

  it.each([
    ['Lidl\n-12,30 €\nTarjeta ··1234', [['Lidl', 12.3]]],
    ['Compra 20,00 €\nMercadona\ncon tu tarjeta *1234', [['Mercadona', 20]]],
    [
      'Has pagado 3,20 € en CAFE LUIS\nHas pagado 3,20 € en BAR SOL',
      [
        ['CAFE LUIS', 3.2],
        ['BAR SOL', 3.2],
      ],
    ],
    [
      'pan 1,20\nHas pagado 3,20 € en BAR SOL',
      [
        ['pan', 1.2],
        ['BAR SOL', 3.2],
      ],
    ],
    ['Has pagado 3,20 €\nen BAR SOL\nSaldo: 300 €', [['BAR SOL', 3.2]]],
  ])('with messages of banks: %j', (text, read) => {
    const { lines } = readLines(text, SPAIN);
    expect(lines.map(({ nombre, cantidad }) => [nombre, cantidad])).toEqual(read);
  });

  it('gives the day of a heading to the lines below', () => {
    const text =
      'pan 1\n\nAyer:\n- leche 2\n- cine 9 hoy\n16/11/2026\n1. luz 40\n\n[12/11/26, 9:41:03] Ana: café 3\npan 4';
    const { lines } = readLines(text, SPAIN);
    expect(lines.map(({ nombre, cantidad, fecha }) => [nombre, cantidad, fecha])).toEqual([
      ['pan', 1, '2026-11-22'],
      ['leche', 2, '2026-11-21'],
      ['cine', 9, '2026-11-22'],
      ['luz', 40, '2026-11-16'],
      ['café', 3, '2026-11-12'],
      ['pan', 4, '2026-11-12'],
    ]);
    expect(lines[1]?.text).toBe('Ayer leche 2');
  });

  it('keeps the day of a heading for lines that wait', () => {
    const { left } = readLines(`Ayer\n${'pan 1\n'.repeat(MAX_LINES)}leche 2`, SPAIN);
    expect(left).toEqual({ count: 1, rest: 'Ayer\nleche 2' });
  });

  it('is cut where it has more lines than are read', () => {
    const text = 'pan 1,20 ayer\n'.repeat(2 * MAX_LINES);
    const { lines, left } = readLines(text, SPAIN);
    expect(lines).toHaveLength(MAX_LINES);
    expect(left).toEqual({ count: MAX_LINES, rest: text.slice(text.length / 2) });
  });

  it.each(['pan 12,50 ', '9', '1+', ' ', 'el ', '3/', 'dos mil ', '(', '#a', '\u0301', '\n'])(
    'a megabyte of «%s» is cut',
    (piece) => {
      const text = piece.repeat(Math.ceil(1_000_000 / piece.length));
      const read = readLine(text, SPAIN);
      expect(readLines(text, SPAIN).lines.length).toBeLessThanOrEqual(MAX_LINES);
      expect(read.isCut).toBe(true);
      expect(read.text.length).toBeLessThanOrEqual(MAX_LINE_LENGTH);
    },
  );
});
