import type { Answers, Mapping, Statement } from '@/lib/statements/statement';
import { exampleBytes, readStatement, readWhole } from '../../support/read-statement';

const LOW = [
  'Fecha;Concepto;Importe',
  '03/05/2026;LIDL;-10,00',
  '04/05/2026;METRO;-1,50',
  '05/05/2026;CINE;-9,00',
  '06/05/2026;BAR;-2,00',
];

function lines(...rows: string[]): string {
  return rows.join('\n');
}

function fechas({ movements }: Statement): (string | null)[] {
  return movements.map(({ fecha }) => fecha);
}

async function remembering(content: Uint8Array | string, key: string, mapping: Mapping): Promise<Statement> {
  const read = await readStatement(content, {}, { [key]: JSON.parse(JSON.stringify(mapping)) as Mapping });
  if (read.kind === 'refused') throw new Error(read.fault.code);
  return read;
}

describe('days that can be read two ways', () => {
  it('are asked about with two rows side by side, and follow the answer', async () => {
    const [question] = (await readWhole(lines(...LOW))).questions;
    expect(question).toEqual({
      kind: 'dayMonth',
      likely: 'dayFirst',
      examples: [
        { row: 2, text: '03/05/2026', concepto: 'LIDL', dayFirst: '2026-05-03', monthFirst: '2026-03-05' },
        { row: 3, text: '04/05/2026', concepto: 'METRO', dayFirst: '2026-05-04', monthFirst: '2026-04-05' },
      ],
    });
    const answered = await readWhole(lines(...LOW), { dayMonth: 'monthFirst' });
    expect(answered.questions).toEqual([]);
    expect(fechas(answered)).toEqual(['2026-03-05', '2026-04-05', '2026-05-05', '2026-06-05']);
  });

  it.each<[string, string[]]>([
    [
      'another column of days has one above 12',
      [
        'Fecha;Fecha valor;Concepto;Importe',
        '03/05/2026;13/05/2026;A;-1,00',
        '04/05/2026;04/05/2026;B;-2,00',
      ],
    ],
    ['the period above has one', ['Desde 01/05/2026 hasta 31/05/2026', ...LOW]],
    [
      'only one reading keeps the order of the rows',
      [...LOW, '01/06/2026;BAR;-2,00', '02/06/2026;BAR;-2,00'],
    ],
    [
      'the texts name the same days in full',
      [
        'Fecha;Concepto;Importe',
        '03/05/2026;COMPRA EL 2026-05-02;-1,00',
        '06/05/2026;COMPRA EL 2026-05-05;-2,00',
        '08/05/2026;COMPRA EL 2026-05-07;-2,00',
      ],
    ],
  ])('are not asked about where %s', async (_, rows) => {
    const statement = await readWhole(lines(...rows));
    expect(statement.questions).toEqual([]);
    expect(
      statement.movements.every(({ fecha }) => fecha?.startsWith('2026-05') || fecha?.startsWith('2026-06')),
    ).toBe(true);
  });
});

it('dates days without a year backwards from the year that the person says, over New Year', async () => {
  const rows = [
    'Fecha;Concepto;Importe',
    '05 ENE;A;-1,00',
    '02 ENE;B;-1,00',
    '30 DIC;C;-1,00',
    '15 NOV;D;-1,00',
  ];
  const [question] = (await readWhole(lines(...rows))).questions;
  expect(question?.kind).toBe('noYear');
  expect(fechas(await readWhole(lines(...rows), { noYear: 2026 }))).toEqual([
    '2026-01-05',
    '2026-01-02',
    '2025-12-30',
    '2025-11-15',
  ]);
});

it('asks which column of amounts counts where headings and balance leave it open', async () => {
  const rows = [
    'Fecha;Concepto;Importe A;Importe B',
    '13/05/2026;LIDL;-10,00;-11,00',
    '14/05/2026;BAR;-2,00;-2,20',
  ];
  const first = await readWhole(lines(...rows));
  expect(first.questions).toEqual([
    {
      kind: 'amountColumn',
      likely: 2,
      columns: [
        { column: 2, heading: 'Importe A', texts: ['-10,00', '-2,00'] },
        { column: 3, heading: 'Importe B', texts: ['-11,00', '-2,20'] },
      ],
    },
  ]);
  const answered = await readWhole(lines(...rows), { amountColumn: 3 });
  expect(answered.questions).toEqual([]);
  expect(answered.movements.map(({ importe }) => importe)).toEqual([-1100, -220]);
});

describe('a mapping that the person confirmed', () => {
  it.each<[string, Uint8Array | string, Answers]>([
    ['a file without headings', exampleBytes('23-bancolombia-sin-cabecera.csv'), {}],
    ['days that can be read two ways', lines(...LOW), { dayMonth: 'monthFirst' }],
    [
      'a card whose purchases have no sign',
      lines('Fecha;Comercio;Monto', '13/05/2026;LIDL;10,00', '14/05/2026;BAR;2,00'),
      { sign: 'inverted' },
    ],
  ])('answers for %s the next time', async (_, content, answers) => {
    const first = await readWhole(content);
    expect(first.questions).toHaveLength(1);
    const [question] = first.questions;
    const given = question?.kind === 'noHeader' ? { noHeader: question.likely } : answers;
    const confirmed = await readWhole(content, given);
    expect(confirmed.questions).toEqual([]);
    const { reading, mapping } = confirmed.remember ?? {
      reading: '',
      mapping: { roles: [], dayOrder: null, sign: null },
    };
    const again = await remembering(content, reading, mapping);
    expect(again.questions).toEqual([]);
    expect(again.recalled).toHaveLength(1);
    expect(again.movements).toEqual(confirmed.movements);
  });
});
