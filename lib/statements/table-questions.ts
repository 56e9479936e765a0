import type { ColumnProfile } from '@/lib/statements/column-profile';
import type { Table } from '@/lib/statements/find-tables';
import type { ColumnSample, Question, SignExample } from '@/lib/statements/question';
import { textAt } from '@/lib/statements/raw-table';
import { isProved } from '@/lib/statements/settle-money';
import { likelySign, signEvidence } from '@/lib/statements/settle-sign';
import { rolesOf, type TableReading } from '@/lib/statements/table-reading';

const SAMPLES = 3;
/** Rows that are looked through for samples. */
const MOST = 500;

export function noHeaderQuestion(reading: TableReading, profiles: readonly ColumnProfile[]): Question {
  const { table } = reading.raw;
  const columns = profiles.flatMap((profile, column) => {
    if (profile.filled === 0) return [];
    return [sampleOf(table, column, '')];
  });
  return { kind: 'noHeader', likely: rolesOf(reading, profiles.length), columns };
}

/** True if two columns could hold the amounts: headings alike, values not, and no balance to tell. */
export function isAmountColumnOpen({ raw, money }: TableReading): boolean {
  const { tied } = raw.choices;
  if (tied.length < 2 || money.plan.kind !== 'single' || isProved(money)) return false;
  const [first, ...others] = tied.map((column) => raw.money.get(column)?.values ?? []);
  return others.some((values) => values.some((value, at) => value !== first?.[at]));
}

export function amountColumnQuestion({ raw }: TableReading): Question {
  const { table, choices } = raw;
  const columns = choices.tied.map((column) => sampleOf(table, column, table.header?.[column] ?? ''));
  return { kind: 'amountColumn', likely: choices.tied[0] ?? 0, columns };
}

/** Asks with an example of each sign. */
export function signQuestion({ raw, money }: TableReading): Question {
  const examples: SignExample[] = [];
  raw.table.rows.forEach((place, at) => {
    const importe = money.importes[at];
    if (raw.kinds[at] !== 'movement' || typeof importe !== 'number' || importe === 0) return;
    const [first, second] = examples;
    if (second || (first && first.importe > 0 === importe > 0)) return;
    examples.push({ row: place + 1, concepto: raw.conceptos[at] ?? '', importe });
  });
  return { kind: 'sign', likely: likelySign(signEvidence(raw, money)), examples };
}

function sampleOf(table: Table, column: number, heading: string): ColumnSample {
  const texts = table.rows.slice(0, MOST).map((_, at) => textAt(table, at, column));
  return { column, heading, texts: texts.filter((text) => text !== '').slice(0, SAMPLES) };
}
