import type { Answers, Question, Statement } from '@/lib/statements/statement';
import { readStatement, readWhole } from '../../support/read-statement';

function csv(...lines: string[]): string {
  return lines.join('\n');
}

const CARD = csv('Fecha;Concepto;Importe', '13/05/2026;LIDL;10,00', '14/05/2026;BAR;2,00');
const NEXT_OF_CARD = csv('Fecha;Concepto;Importe', '13/06/2026;LIDL;11,00', '14/06/2026;CINE;9,00');
const LOW = csv('Fecha;Concepto;Importe', '03/05/2026;LIDL;-10,00', '04/05/2026;BAR;-2,00');
const NEXT_OF_LOW = csv('Fecha;Concepto;Importe', '03/06/2026;LIDL;-11,00', '04/06/2026;CINE;-9,00');

/** Reads a file after an answer was given for another one. */
async function after(earlier: string, answers: Answers, content: string): Promise<Statement> {
  const { remember } = await readWhole(earlier, answers);
  const remembered = remember ? { [remember.reading]: remember.mapping } : {};
  const statement = await readStatement(content, {}, remembered);
  if (statement.kind === 'refused') throw new Error(JSON.stringify(statement.fault));
  return statement;
}

function kindsOf(questions: readonly Question[]): Question['kind'][] {
  return questions.map(({ kind }) => kind);
}

it.each<[string, string, Answers, string, Answers]>([
  ['the sign of a card', CARD, { sign: 'inverted' }, NEXT_OF_CARD, { sign: 'inverted' }],
  ['the month that comes first', LOW, { dayMonth: 'monthFirst' }, NEXT_OF_LOW, { dayMonth: 'monthFirst' }],
])(
  'uses what was answered for the next file of the source, and shows it: %s',
  async (_, first, said, next, used) => {
    const statement = await after(first, said, next);
    expect(statement.questions).toEqual([]);
    expect(statement.recalled.map(({ answers }) => answers)).toEqual([used]);
  },
);

it.each<[string, string, Answers, string, (string | number | null)[]]>([
  [
    'a balance that proves the opposite sign',
    CARD,
    { sign: 'inverted' },
    csv(
      'Fecha;Concepto;Importe;Saldo',
      '13/05/2026;NOMINA;1.500,00;1.600,00',
      '14/05/2026;ALQUILER;-600,00;1.000,00',
      '15/05/2026;LUZ;-50,00;950,00',
    ),
    [150_000, -60_000, -5000],
  ],
  [
    'the same headings with a balance in both',
    csv('Fecha;Concepto;Importe;Saldo', '13/05/2026;LIDL;10,00;', '14/05/2026;BAR;2,00;'),
    { sign: 'inverted' },
    csv(
      'Fecha;Concepto;Importe;Saldo',
      '13/05/2026;NOMINA;1.500,00;1.600,00',
      '14/05/2026;ALQUILER;-600,00;1.000,00',
      '15/05/2026;LUZ;-50,00;950,00',
    ),
    [150_000, -60_000, -5000],
  ],
  [
    'texts that say which side they are on',
    CARD,
    { sign: 'inverted' },
    csv(
      'Fecha;Concepto;Importe',
      '13/05/2026;NOMINA;1.500,00',
      '14/05/2026;RECIBO ALQUILER;-600,00',
      '15/05/2026;RECIBO LUZ;-50,00',
    ),
    [150_000, -60_000, -5000],
  ],
])('gives way to %s', async (_, first, said, next, importes) => {
  const statement = await after(first, said, next);
  expect(statement.recalled).toEqual([]);
  expect(statement.movements.map(({ importe }) => importe)).toEqual(importes);
});

it.each([
  ['a day above 12', csv(LOW, '31/05/2026;CINE;-2,00')],
  [
    'a day that would be to come',
    csv('Fecha;Concepto;Importe', '12/03/2026;LIDL;-10,00', '03/12/2025;BAR;-2,00', '05/12/2025;BAR;-2,00'),
  ],
  [
    'days of which the number that came first can be no month',
    csv('Fecha;Concepto;Importe', '25-09-26;LIDL;-10,00'),
    csv('Fecha;Concepto;Importe', '03-02-26;LIDL;-10,00'),
  ],
])('reads the day first all the same, or asks, for %s', async (_, content, first = LOW) => {
  const statement = await after(first, { dayMonth: 'monthFirst' }, content);
  expect(statement.recalled).toEqual([]);
});

it.each([
  [
    'another account above the table',
    csv('Tarjeta: **** 1234', CARD),
    csv('Tarjeta: **** 9876', NEXT_OF_CARD),
  ],
  ['another mark between cells', CARD, NEXT_OF_CARD.replaceAll(';', '\t')],
  ['headings written otherwise', CARD, NEXT_OF_CARD.toUpperCase()],
  ['days written otherwise', CARD, NEXT_OF_CARD.replaceAll('/', '-')],
  [
    'another number of columns',
    CARD,
    csv('Fecha;Concepto;Oficina;Importe', '13/06/2026;LIDL;4417;11,00', '14/06/2026;CINE;4417;9,00'),
  ],
])('asks a source of its own: %s', async (_, first, next) => {
  const statement = await after(first, { sign: 'inverted' }, next);
  expect(kindsOf(statement.questions)).toEqual(['sign']);
  expect(statement.recalled).toEqual([]);
});

it('asks again if what was answered would leave nothing to import', async () => {
  const charges = csv('Fecha;Concepto;Importe', '13/06/2026;ACADEMIA;-150,00', '14/06/2026;IBERDROLA;-60,00');
  const statement = await after(CARD, { sign: 'inverted' }, charges);
  expect(statement.questions).toMatchObject([{ kind: 'sign', likely: 'asWritten' }]);
  expect(statement.recalled).toEqual([]);
});

it('can be taken back: the other answer goes before', async () => {
  const { remember } = await readWhole(CARD, { sign: 'inverted' });
  const remembered = remember ? { [remember.reading]: remember.mapping } : {};
  const statement = await readStatement(NEXT_OF_CARD, { sign: 'asWritten' }, remembered);
  if (statement.kind === 'refused') throw new Error('refused');
  expect(statement.recalled).toEqual([]);
  expect(statement.movements.map(({ importe }) => importe)).toEqual([1100, 900]);
  expect(statement.remember?.mapping.sign).toBe('asWritten');
});
