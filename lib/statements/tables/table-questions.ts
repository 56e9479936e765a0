import { foldText } from '@/lib/read/words';
import { cellText } from '@/lib/statements/cells/cell';
import type { ColumnProfile } from './column-profile';
import { accountAbove, accountDigits } from './cuenta';
import type { CellTable } from './find-tables';
import type { StatementFormat } from '@/lib/statements/files/load-statement';
import { textAt } from './raw-table';
import { isProved } from './settle-money';
import type { AmountSign, Answers, Asked, Mapping, Question, Recalled } from '@/lib/statements/statement';
import { detailSides, isSignGuessed, rolesOf, signEvidence, type TableReading } from './table-reading';
import { headingWords } from '@/lib/statements/cells/table-words';

/**
 * Headings without case, accents, marks and currency, else the columns' forms. The key holds none of the person's
 * data.
 */
export function mappingKey(table: CellTable, profiles: readonly ColumnProfile[]): string {
  if (table.header !== null)
    return withoutDivisas(`h:${table.header.map(headingWords).join('|').replace(/\|+$/, '')}`);
  return `c:${profiles.map(formOf).join('|')}`;
}

export function withoutDivisas(key: string): string {
  if (!key.startsWith('h:')) return key;
  return `h:${key
    .slice(2)
    .split('|')
    .map((heading) => heading.replace(DIVISA, '').trim() || heading)
    .join('|')}`;
}

const DIVISA = /\b(?:eur|euros?|usd|gbp|mxn|ars|clp|cop|pen|uyu|soles|pesos|dolares)\b/g;

/** Many banks have the same four headings: account, exact headings, separator and form of days tell them apart. */
export function readingKey(
  layout: string,
  format: StatementFormat,
  table: CellTable,
  accounts: readonly string[],
  day: number | null,
): string {
  const separator = format.kind === 'delimited' ? format.separator : '';
  const numbers = [...accounts, accountAbove(table) ?? ''].flatMap((cuenta) => accountDigits(cuenta) ?? []);
  const headings = table.header === null ? layout : table.header.join('|');
  return [
    'r:',
    format.kind,
    separator,
    headings,
    dayForm(table, day),
    [...new Set(numbers)].sort().join(),
  ].join(' ');
}

/** «03/04/2026» becomes «0/0/0000», «3-abr-26» «0-a-0». */
function dayForm({ sheet, rows }: CellTable, column: number | null): string {
  if (column === null) return '';
  for (const place of rows) {
    const cell = sheet.rows[place]?.[column];
    const text = cell === undefined ? '' : cellText(cell);
    if (text !== '')
      return foldText(text.slice(0, 40))
        .replace(/\d{4,}/g, '0000')
        .replace(/\b\d{1,3}\b/g, '0')
        .replace(/[a-z]+/g, 'a');
  }
  return '';
}

function formOf(profile: ColumnProfile): string {
  if (profile.filled === 0) return '';
  if (profile.days >= profile.filled * 0.9) return 'day';
  if (profile.texts > profile.filled * 0.5) return 'text';
  return profile.priced > 0 || profile.negatives > 0 ? 'amount' : 'number';
}

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

/** Null if the likely sign would leave nothing to import. */
function likelySign({ raw, money }: TableReading): AmountSign | null {
  const { negatives, positives, agree, disagree, payments, spent } = signEvidence(raw, money);
  const details = detailSides(raw, money);
  const isInverted =
    payments > 0 ||
    disagree > agree ||
    (agree === 0 && details.wrong > details.right) ||
    (disagree === agree && (negatives === 0 || spent === 0 || positives > negatives))
      ? positives > 0
      : false;
  if (isInverted) return 'inverted';
  return spent > 0 ? 'asWritten' : null;
}

function signQuestion(reading: TableReading): Question {
  const { raw, money } = reading;
  const examples: Asked<'sign'>['examples'] = [];
  raw.table.rows.forEach((place, at) => {
    const importe = money.importes[at];
    if (raw.kinds[at] !== 'movement' || typeof importe !== 'number' || importe === 0) return;
    const [first, second] = examples;
    if (second || (first && first.importe > 0 === importe > 0)) return;
    examples.push({ row: place + 1, concepto: raw.conceptos[at] ?? '', importe });
  });
  return { kind: 'sign', likely: likelySign(reading), examples };
}

function sampleOf(table: CellTable, column: number, heading: string) {
  const texts = table.rows.slice(0, MOST).map((_, at) => textAt(table, at, column));
  return { column, heading, texts: texts.filter((text) => text !== '').slice(0, SAMPLES) };
}
