import type { CatalogoTable } from '@/lib/domain/entities';
import { validateGasto } from '@/lib/domain/gasto-rules';
import { expectedIds, planCatalogo, planGasto, rejectedEntries } from './import-plan';
import type { FileContent } from './parse-file';
import { readEntries } from './read-catalogo';
import { defineIds, type IdSpace } from './remap';
import { emptySummary, reject, type ImportSummary } from './import-summary';

/** A backup is restored into empty tables, so any first id serves. */
const FIRST_ID = 1;

/**
 * Forecasts the import of a backup into an empty database, without rows that the database refuses. An id that the
 * file does not define is missing: backups hold no local ids.
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

function checkTable(table: CatalogoTable, content: FileContent, summary: ImportSummary): IdSpace {
  const entries = readEntries(table, content[table]);
  const planned = planCatalogo(entries, []);
  for (const rejection of rejectedEntries(table, planned)) reject(summary, rejection);
  const ids = expectedIds(planned, [], FIRST_ID);
  summary[table] = ids.size;
  return { defined: defineIds(entries, ids), local: new Map() };
}
