import type { ColumnProfile } from '@/lib/statements/column-profile';
import type { CellTable } from '@/lib/statements/find-tables';
import type { AmountSign, Mapping } from '@/lib/statements/mapping';
import type { Answers, Asked, Question, Recalled } from '@/lib/statements/question';
import { textAt } from '@/lib/statements/raw-table';
import { isProved } from '@/lib/statements/settle-money';
import { likelySign, signEvidence } from '@/lib/statements/settle-sign';
import { isSignGuessed, rolesOf, type TableReading } from '@/lib/statements/table-reading';

const SAMPLES = 3;
/** Rows that are looked through for samples. */
const MOST = 500;

type QuestionedTable = {
  reading: TableReading;
  profiles: readonly ColumnProfile[];
  remembered: Mapping | null;
  recalled: readonly Recalled[];
};

export function questionsOf(
  reads: readonly QuestionedTable[],
  days: readonly Question[],
  answers: Answers,
): Question[] {
  const bare = reads.find(
    ({ reading, recalled }) =>
      reading.raw.table.header === null && !recalled.some(({ question }) => question.kind === 'noHeader'),
  );
  const open = reads.find(
    ({ reading, remembered }) =>
      reading.signOpen || (answers.sign === undefined && isSignDoubted(reading, remembered?.sign ?? null)),
  );
  const tied = reads.find(({ reading }) => isAmountColumnOpen(reading));
  return [
    ...(bare && !answers.noHeader ? [noHeaderQuestion(bare.reading, bare.profiles)] : []),
    ...(tied ? [amountColumnQuestion(tied.reading)] : []),
    ...days,
    ...(open ? [signQuestion(open.reading)] : []),
  ];
}

/** This file's proof goes before an earlier file's answers. */
export function recalledFor(
  free: TableReading,
  profiles: readonly ColumnProfile[],
  { roles, sign }: Mapping,
  answers: Answers,
): Recalled[] {
  const recalled: Recalled[] = [];
  if (free.raw.table.header === null && !answers.noHeader)
    recalled.push({ question: noHeaderQuestion(free, profiles), answers: { noHeader: roles } });
  const column = roles.indexOf('importe');
  if (
    answers.amountColumn === undefined &&
    isAmountColumnOpen(free) &&
    free.raw.choices.tied.includes(column)
  )
    recalled.push({ question: amountColumnQuestion(free), answers: { amountColumn: column } });
  if (answers.sign === undefined && sign !== null && isSignRecallable(free, sign))
    recalled.push({ question: signQuestion(free), answers: { sign } });
  return recalled;
}

/** The earlier answer would leave nothing to import: the person is asked again. */
function isSignDoubted(free: TableReading, sign: AmountSign | null): boolean {
  if (sign !== 'inverted' || free.money.sign !== 'asWritten' || !isSignGuessed(free)) return false;
  const { negatives, positives, payments } = signEvidence(free.raw, free.money);
  return positives === 0 && payments < negatives;
}

function isSignRecallable(free: TableReading, sign: AmountSign): boolean {
  if (isSignDoubted(free, sign)) return false;
  const { agree, disagree } = signEvidence(free.raw, free.money);
  if (sign === 'inverted' ? agree > disagree : disagree > agree) return false;
  return free.signOpen || (sign === 'inverted' && isSignGuessed(free));
}

function noHeaderQuestion(reading: TableReading, profiles: readonly ColumnProfile[]): Question {
  const { table } = reading.raw;
  const columns = profiles.flatMap((profile, column) => {
    if (profile.filled === 0) return [];
    return [sampleOf(table, column, '')];
  });
  return { kind: 'noHeader', likely: rolesOf(reading, profiles.length), columns };
}

/** Headings alike, values not, and no balance to tell. */
function isAmountColumnOpen({ raw, money }: TableReading): boolean {
  const { tied } = raw.choices;
  if (tied.length < 2 || money.plan.kind !== 'single' || isProved(money)) return false;
  const [first, ...others] = tied.map((column) => raw.money.get(column)?.values ?? []);
  return others.some((values) => values.some((value, at) => value !== first?.[at]));
}

function amountColumnQuestion({ raw }: TableReading): Question {
  const { table, choices } = raw;
  const columns = choices.tied.map((column) => sampleOf(table, column, table.header?.[column] ?? ''));
  return { kind: 'amountColumn', likely: choices.tied[0] ?? 0, columns };
}

function signQuestion({ raw, money }: TableReading): Question {
  const examples: Asked<'sign'>['examples'] = [];
  raw.table.rows.forEach((place, at) => {
    const importe = money.importes[at];
    if (raw.kinds[at] !== 'movement' || typeof importe !== 'number' || importe === 0) return;
    const [first, second] = examples;
    if (second || (first && first.importe > 0 === importe > 0)) return;
    examples.push({ row: place + 1, concepto: raw.conceptos[at] ?? '', importe });
  });
  return { kind: 'sign', likely: likelySign(signEvidence(raw, money)), examples };
}

function sampleOf(table: CellTable, column: number, heading: string) {
  const texts = table.rows.slice(0, MOST).map((_, at) => textAt(table, at, column));
  return { column, heading, texts: texts.filter((text) => text !== '').slice(0, SAMPLES) };
}
