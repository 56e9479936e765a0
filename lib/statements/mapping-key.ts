import type { ColumnProfile } from '@/lib/statements/column-profile';
import type { Table } from '@/lib/statements/find-tables';
import { headingWords } from '@/lib/statements/header-words';
import type { MappingKey } from '@/lib/statements/mapping';

/**
 * What a table is known by when the next file of its source comes: its headings, whatever their case, accents and marks, or without a
 * header the forms of its columns. Nothing of the person's data is in it.
 */
export function mappingKey(table: Table, profiles: readonly ColumnProfile[]): MappingKey {
  if (table.header !== null) return `h:${table.header.map(headingWords).join('|').replace(/\|+$/, '')}`;
  return `c:${profiles.map(formOf).join('|')}`;
}

function formOf(profile: ColumnProfile): string {
  if (profile.filled === 0) return '';
  if (profile.days >= profile.filled * 0.9) return 'day';
  if (profile.texts > profile.filled * 0.5) return 'text';
  return profile.priced > 0 || profile.negatives > 0 ? 'amount' : 'number';
}
