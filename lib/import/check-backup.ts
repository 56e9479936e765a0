import { validateGasto } from '@/lib/domain/gasto-rules';
import { addToTally, emptyTally, type Tally } from '@/lib/domain/tally';
import type { FileContent } from './parse-file';
import { readCategorias, readMetodosPago, type CatalogoEntry } from './read-catalogo';
import { defineIds, remapGasto, type IdSpace } from './remap';
import { emptySummary, reject, type ImportSummary } from './summary';

/** What a backup would come to once it is restored: what is told of it, and its sums. */
export type CheckedBackup = { summary: ImportSummary; tally: Tally };

/**
 * What an import of a backup into an empty database would do, short of rows that the database itself refuses. An id that
 * the file does not define leads nowhere: in a backup it is no local one.
 */
export function checkBackup(content: FileContent): CheckedBackup {
  const tally = emptyTally();
  const summary = emptySummary();
  const categorias = readCategorias(content.categorias);
  const metodosPago = readMetodosPago(content.metodosPago);
  const ofCategorias = checkCatalogo('categoria', categorias, summary);
  const ofMetodosPago = checkCatalogo('metodoPago', metodosPago, summary);
  summary.categorias = ofCategorias.nombres.length;
  summary.metodosPago = ofMetodosPago.nombres.length;
  content.gastos.forEach((item, position) => {
    const check = validateGasto(item);
    const result = check.ok ? remapGasto(check.value, ofCategorias.ids, ofMetodosPago.ids) : check;
    if (result.ok) {
      summary.imported += 1;
      const { cantidad, categoriaId, metodoPagoId, estado } = result.value;
      const categoria = ofCategorias.nombres[categoriaId - 1] ?? '';
      const metodoPago = ofMetodosPago.nombres[metodoPagoId - 1] ?? '';
      addToTally(tally, [{ cantidad, categoria, metodoPago, estado }]);
    } else reject(summary, { kind: 'gasto', index: position + 1, faults: result.fault });
  });
  summary.total = content.gastos.length;
  return { summary, tally };
}

/** The names that the entries come to, one a row, and where their ids lead: to the place of a name, from 1. */
function checkCatalogo(
  kind: 'categoria' | 'metodoPago',
  entries: readonly CatalogoEntry<{ nombre: string }>[],
  summary: ImportSummary,
): { nombres: readonly string[]; ids: IdSpace } {
  const places = new Map<string, number>();
  for (const entry of entries) {
    if (entry.ok) places.set(entry.fields.nombre, places.get(entry.fields.nombre) ?? places.size + 1);
    else reject(summary, { kind, nombre: entry.nombre, fault: entry.fault });
  }
  return { nombres: [...places.keys()], ids: { defined: defineIds(entries, places), local: new Map() } };
}
