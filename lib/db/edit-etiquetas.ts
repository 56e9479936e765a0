import { withFields } from '@/lib/domain/carried-fields';
import { changeOf, type RowChange } from '@/lib/domain/change';
import type { Gasto } from '@/lib/domain/entities';
import { etiquetaKey, hasEtiqueta, withEtiquetas, withoutEtiquetas } from '@/lib/domain/etiquetas';
import { appendTo } from '@/lib/domain/lists';
import { readableGasto } from '@/lib/domain/readable-rows';
import { success } from '@/lib/domain/result';
import { eachChunkOfGastos } from './chunks';
import type { GastosDatabase } from './database';
import { followedChunksOf, type Operation, type WriteControl } from './operation';
import { putRows } from './rows-by-id';

/**
 * Gives a tag another name in all expenses; null removes it. An expense that has both names keeps one, in the place of
 * the first.
 */
export function replaceEtiqueta(nombre: string, by: string | null): Operation {
  return async (db, control) => {
    const changes = await findChanges(db, nombre, by, control);
    for (const chunk of followedChunksOf(changes, control))
      await putRows(
        db.gastos,
        chunk.flatMap(({ after }) => after ?? []),
        changes.length,
      );
    return success(changeOf({ gastos: changes }));
  };
}

async function findChanges(
  db: GastosDatabase,
  nombre: string,
  by: string | null,
  control: WriteControl | undefined,
): Promise<readonly RowChange<Gasto>[]> {
  const changes: RowChange<Gasto>[] = [];
  await eachChunkOfGastos(db, (chunk) => {
    control?.signal.throwIfAborted();
    const found = chunk.filter((gasto) => hasEtiqueta(readableGasto(gasto).etiquetas, nombre));
    appendTo(
      changes,
      found.map((before) => ({ id: before.id, before, after: withReplaced(before, nombre, by) })),
    );
    return true;
  });
  return changes.filter(({ before, after }) => before !== after);
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
