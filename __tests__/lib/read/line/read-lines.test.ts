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

  it.each([
    ['Lunes 16\npan 1,20\nMartes 17:\n3 cañas 4,50', ['pan 1.2 2026-11-16', '3 cañas 4.5 2026-11-17']],
    ['Marzo 2026\nLunes 16\npan 1,20', ['pan 1.2 2026-03-16']],
    ['5 de noviembre\npan 1,20', ['pan 1.2 2026-11-05']],
    ['Gastos de octubre\nluz 40\n3/10/2026 gas 5', ['luz 40 vague-day', 'gas 5 2026-10-03']],
    ['MARZO:\n- 3 luz 40\nel 3 agua 20', ['3 luz 40 vague-day', 'agua 20 vague-day']],
    ['lunes 16\nmartes 20\nmiércoles 12', [' 16 2026-11-16', ' 20 2026-11-17', ' 12 2026-11-18']],
    ['Enero 2010\nFebrero 2000', ['Enero 2010 2010 which-number', 'Febrero 2000 2000 which-number']],
    ['pan 1,20\nlunes 16', ['pan 1.2 2026-11-22', ' 16 2026-11-16']],
    ['16:\npan 1,20', ['pan 1.2 2026-11-16']],
    ['Nov 2026\nluz 40', ['luz 40 vague-day']],
    ['cena 40\ncopas 20\n----\n60', ['cena 40 2026-11-22', 'copas 20 2026-11-22']],
    ['Lidl\n-12,10 €\n-5,00 €', ['Lidl 12.1 2026-11-22', ' null negative']],
    ['LIDL\n21 nov\n-34,20 €\nJuan\n+20,00 €', ['LIDL 34.2 2026-11-21', 'Juan 20 money-in']],
    ['luz 40\ncrédito 100\nTotal 140', ['luz 40 2026-11-22', 'crédito 100 2026-11-22']],
    [
      'Lidl\nTOTAL 34,20\nDia\nTOTAL 12,00',
      ['Lidl null 2026-11-22', 'TOTAL 34.2 sum', 'Dia null 2026-11-22', 'TOTAL 12 sum'],
    ],
    ['Concepto\tImporte\nLuz\t40,20', ['Luz 40.2 2026-11-22']],
    ['pan\n1,20\nleche\n0,95 €', ['pan 1.2 2026-11-22', 'leche 0.95 2026-11-22']],
    ['Google Wallet\nMercadona\n23,45 €', ['Mercadona 23.45 2026-11-22']],
    ['Lidl\n12,30 €\nhace 5 minutos', ['Lidl 12.3 2026-11-22']],
    ['Lidl\n12,30 € con Visa', ['Lidl 12.3 2026-11-22']],
    [
      'Lidl\nPAN 1,20\n2 LECHE 0,95 1,90\nSUBTOTAL 3,10\nIVA 10% 0,28\nTOTAL 3,10\nEFECTIVO 5,00\nCAMBIO 1,90',
      ['Lidl null 2026-11-22', 'PAN 1.2 2026-11-22', '2 LECHE 1.9 2026-11-22'],
    ],
    [
      'PAN 1,20\nLECHE 0,95\nTOTAL 9,15\nEFECTIVO 10,00\nCAMBIO 0,85',
      ['PAN 1.2 2026-11-22', 'LECHE 0.95 2026-11-22', 'TOTAL 9.15 sum', ' 10 sum', 'CAMBIO 0.85 sum'],
    ],
    ['Mercadona\nTOTAL 34,20\nTARJETA 34,20', ['Mercadona 34.2 2026-11-22']],
    ['Mercadona\n16/11/2026\nTOTAL 34,20', ['Mercadona 34.2 2026-11-16']],
    [
      'Total Energies 50\nluz 40\ntarjeta metro 20',
      ['Total Energies 50 2026-11-22', 'luz 40 2026-11-22', 'tarjeta metro 20 2026-11-22'],
    ],
  ])('with headings and sums: %j', (text, read) => {
    const { lines } = readLines(text, SPAIN);
    expect(
      lines.map(
        ({ nombre, cantidad, fecha, questions }) =>
          `${nombre} ${cantidad ?? questions[0]?.options[0] ?? 'null'} ${questions[0]?.question ?? fecha ?? ''}`,
      ),
    ).toEqual(read);
  });

  it('counts days below the heading of a chat from the day of its message', () => {
    const text =
      '[12/11/26, 9:41:03] Ana: café 3\nayer bar 5\nhoy cine 4\nmañana luz 6\n13/11/2026, 9:41 - Ana: ayer pan 7';
    const { lines } = readLines(text, SPAIN);
    expect(lines.map(({ nombre, fecha, estado }) => [nombre, fecha, estado])).toEqual([
      ['café', '2026-11-12', 'pagado'],
      ['bar', '2026-11-11', 'pagado'],
      ['cine', '2026-11-12', 'pagado'],
      ['luz', '2026-11-13', 'pagado'],
      ['pan', '2026-11-12', 'pagado'],
    ]);
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
