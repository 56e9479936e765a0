import { foldText } from '@/lib/read/words';
import { accountAbove, accountDigits } from '@/lib/statements/account-numbers';
import { cellText } from '@/lib/statements/cell';
import type { ColumnProfile } from '@/lib/statements/column-profile';
import type { CellTable } from '@/lib/statements/find-tables';
import { headingWords } from '@/lib/statements/header-words';
import type { StatementFormat } from '@/lib/statements/load-statement';
import type { MappingKey } from '@/lib/statements/mapping';

/**
 * The key of files of one kind: headings without case, accents, marks and currency, else the columns' forms. It holds
 * none of the person's data.
 */
export function mappingKey(table: CellTable, profiles: readonly ColumnProfile[]): MappingKey {
  if (table.header !== null)
    return withoutDivisas(`h:${table.header.map(headingWords).join('|').replace(/\|+$/, '')}`);
  return `c:${profiles.map(formOf).join('|')}`;
}

export function withoutDivisas(key: MappingKey): MappingKey {
  if (!key.startsWith('h:')) return key;
  return `h:${key
    .slice(2)
    .split('|')
    .map((heading) => heading.replace(DIVISA, '').trim() || heading)
    .join('|')}`;
}

const DIVISA = /\b(?:eur|euros?|usd|gbp|mxn|ars|clp|cop|pen|uyu|soles|pesos|dolares)\b/g;

/**
 * The key of one source. Many banks have the same four headings: account, headings as written, separator and form of
 * the days tell sources apart.
 */
export function readingKey(
  layout: MappingKey,
  format: StatementFormat,
  table: CellTable,
  accounts: readonly string[],
  day: number | null,
): MappingKey {
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
