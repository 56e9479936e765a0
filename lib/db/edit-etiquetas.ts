import { withFields } from '@/lib/domain/carried-fields';
import type { Gasto } from '@/lib/domain/entities';
import { etiquetaKey, hasEtiqueta, withEtiquetas, withoutEtiquetas } from '@/lib/domain/etiquetas';
import { appendTo } from '@/lib/domain/lists';
import { readableGasto } from '@/lib/domain/readable-rows';
import { eachChunkOfGastos } from './chunks';
import { editEach } from './edit-gastos';
import type { Operation } from './operation';

/**
 * Gives a tag another name in all expenses; null removes it. An expense that has both names keeps one, in the place of
 * the first.
 */
export function replaceEtiqueta(nombre: string, by: string | null): Operation {
  return async (db, control) => {
    const ids: number[] = [];
    await eachChunkOfGastos(db, (chunk) => {
      control?.signal.throwIfAborted();
      appendTo(
        ids,
        chunk.filter((gasto) => hasTag(gasto, nombre)).map(({ id }) => id),
      );
      return true;
    });
    return editEach(ids, (before) => withReplaced(before, nombre, by))(db, control);
  };
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
