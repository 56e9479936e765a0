import type { CatalogoTable } from '@/lib/domain/entities';
import { validateGasto } from '@/lib/domain/gasto-rules';
import { expectedIds, planCatalogo, planGasto, rejectedEntries } from './import-plan';
import type { FileContent } from './parse-file';
import { readEntries } from './read-catalogo';
import { defineIds, type IdSpace } from './remap';
import { emptySummary, reject, type ImportSummary } from './import-summary';

/** Nothing is stored where a backup is restored: any id will do for the first row of a table. */
const FIRST_ID = 1;

/**
 * What an import of a backup into an empty database would do, except for rows that the database itself refuses. An id
 * that the file does not define leads nowhere: in a backup it is no local one.
 */
export function dryRunBackup(content: FileContent): ImportSummary {
  const summary = emptySummary();
  const categorias = checkTable('categorias', content, summary);
  const metodosPago = checkTable('metodosPago', content, summary);
  const references = { categorias, metodosPago, occurrences: new Map<string, number>() };
  content.gastos.forEach((item, position) => {
    const planned = planGasto(validateGasto(item), references);
    if (planned.act === 'add') summary.imported += 1;
    else reject(summary, { kind: 'gasto', index: position + 1, faults: planned.faults });
  });
  summary.total = content.gastos.length;
  return summary;
}

/** Counts the rows that a table of the file comes to, and answers where the ids of the file lead. */
function checkTable(table: CatalogoTable, content: FileContent, summary: ImportSummary): IdSpace {
  const entries = readEntries(table, content[table]);
  const planned = planCatalogo(entries, []);
  for (const rejection of rejectedEntries(table, planned)) reject(summary, rejection);
  const ids = expectedIds(planned, [], FIRST_ID);
  summary[table] = ids.size;
  return { defined: defineIds(entries, ids), local: new Map() };
}
