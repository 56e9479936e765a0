import type { CatalogoTable } from '@/lib/domain/entities';
import { validateGasto } from '@/lib/domain/gasto-rules';
import type { FileContent } from './parse-file';
import { readEntries, type CatalogoEntry } from './read-catalogo';
import { defineIds, remapGasto, type IdSpace } from './remap';
import { emptySummary, reject, type ImportSummary } from './import-summary';

/**
 * What an import of a backup into an empty database would do, if the database itself refuses no row. An id that the
 * file does not define refers to nothing: in a backup it is no local one.
 */
export function dryRunBackup(content: FileContent): ImportSummary {
  const summary = emptySummary();
  const categorias = readEntries('categorias', content.categorias);
  const metodosPago = readEntries('metodosPago', content.metodosPago);
  const ofCategorias = checkCatalogo('categorias', categorias, summary);
  const ofMetodosPago = checkCatalogo('metodosPago', metodosPago, summary);
  summary.categorias = ofCategorias.count;
  summary.metodosPago = ofMetodosPago.count;
  content.gastos.forEach((item, position) => {
    const check = validateGasto(item);
    const result = check.ok ? remapGasto(check.value, ofCategorias.ids, ofMetodosPago.ids) : check;
    if (result.ok) summary.imported += 1;
    else reject(summary, { kind: 'gasto', index: position + 1, faults: result.fault });
  });
  summary.total = content.gastos.length;
  return summary;
}

/** How many rows the entries make, and which of their ids refer to one of them. */
function checkCatalogo(
  table: CatalogoTable,
  entries: readonly CatalogoEntry<{ nombre: string }>[],
  summary: ImportSummary,
): { count: number; ids: IdSpace } {
  const places = new Map<string, number>();
  for (const entry of entries) {
    if (entry.ok) places.set(entry.fields.nombre, places.get(entry.fields.nombre) ?? places.size + 1);
    else reject(summary, { kind: table, nombre: entry.nombre, fault: entry.fault });
  }
  return { count: places.size, ids: { defined: defineIds(entries, places), local: new Map() } };
}
