import { withFields } from '@/lib/domain/carried-fields';
import type { Gasto } from '@/lib/domain/entities';
import { etiquetaKey, hasEtiqueta, withEtiquetas, withoutEtiquetas } from '@/lib/domain/etiquetas';
import { readableGasto } from '@/lib/domain/readable-rows';
import { success } from '@/lib/domain/result';
import { CHUNK_ROWS, eachChunkOfGastos } from './rows-by-id';
import { GastoEdits } from './edit-gastos';
import type { Operation } from './apply-change';

/**
 * Gives a tag another name in all expenses; null removes it. An expense that has both names keeps one, in the place of
 * the first.
 */
export function replaceEtiqueta(nombre: string, by: string | null): Operation {
  return async (db, control) => {
    const edits = new GastoEdits(db, control?.maxKeptRows);
    const [first, last] = await Promise.all([
      db.gastos.orderBy(':id').first(),
      db.gastos.orderBy(':id').last(),
    ]);
    await eachChunkOfGastos(db, async (chunk) => {
      control?.signal.throwIfAborted();
      const tagged = chunk.filter((gasto) => hasTag(gasto, nombre));
      await edits.edit(tagged, (before) => withReplaced(before, nombre, by));
      if (first && last && chunk.length === CHUNK_ROWS)
        control?.onPercent(percentOf((chunk.at(-1)?.id ?? 0) - first.id, last.id - first.id));
      return true;
    });
    return success(await edits.end());
  };
}

/** Only broken data have ids that are no numbers. */
function percentOf(done: number, all: number): number {
  return Number.isFinite(done / all) ? Math.min(99, Math.floor((100 * done) / all)) : 0;
}

/** Most expenses have none, and to read every field of 100,000 would block the page. */
function hasTag(stored: Gasto, nombre: string): boolean {
  return stored.etiquetas !== undefined && hasEtiqueta(readableGasto(stored).etiquetas, nombre);
}

/** Answers the given row if nothing in it changes. */
function withReplaced(row: Gasto, nombre: string, by: string | null): Gasto {
  const { etiquetas = [] } = readableGasto(row);
  const key = etiquetaKey(nombre);
  const replaced =
    by === null
      ? withoutEtiquetas(etiquetas, [nombre])
      : withEtiquetas(
          undefined,
          etiquetas.map((one) => (etiquetaKey(one) === key ? by : one)),
        );
  const isSame = replaced?.length === etiquetas.length && replaced.every((one, at) => one === etiquetas[at]);
  return isSame ? row : withFields(row, { etiquetas: replaced });
}
