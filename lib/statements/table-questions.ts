import type { ColumnProfile } from '@/lib/statements/column-profile';
import type { Question, SignExample } from '@/lib/statements/question';
import { textAt } from '@/lib/statements/raw-table';
import { sideOfWords } from '@/lib/statements/row-words';
import { rolesOf, type TableReading } from '@/lib/statements/table-reading';

const SAMPLES = 3;

/** Asks what the columns of a table without headings hold. */
export function noHeaderQuestion(reading: TableReading, profiles: readonly ColumnProfile[]): Question {
  const { table } = reading.raw;
  const columns = profiles.flatMap((profile, column) => {
    if (profile.filled === 0) return [];
    const texts = table.rows.map((_, at) => textAt(table, at, column)).filter((text) => text !== '');
    return [{ column, heading: '', texts: texts.slice(0, SAMPLES) }];
  });
  return { kind: 'noHeader', likely: rolesOf(reading, profiles.length), columns };
}

/** Asks whether amounts without a sign are money out, with one of each kind where there are both. */
export function signQuestion(reading: TableReading): Question {
  const { raw, money } = reading;
  let outward = 0;
  const examples: SignExample[] = [];
  raw.table.rows.forEach((place, at) => {
    const importe = money.importes[at];
    if (raw.kinds[at] !== 'movement' || typeof importe !== 'number' || importe === 0) return;
    const concepto = raw.conceptos[at] ?? '';
    const side = sideOfWords(concepto);
    if (side !== null) outward += (side === 'out') === importe > 0 ? 1 : -1;
    if (
      examples.length === 0 ||
      (examples.length === 1 && examples[0] && examples[0].importe > 0 !== importe > 0)
    )
      examples.push({ row: place + 1, concepto, importe });
  });
  return { kind: 'sign', likely: outward > 0 ? 'inverted' : 'asWritten', examples };
}
