import { listRows } from '@/lib/db/catalogo-rows';
import type { BlankName } from '@/lib/import/name-questions';
import { gastosIndex } from './gastos-index-client';
import { nombreOf } from './guessed-names';
import { pageDatabase } from './page-database';

/** The category, or the method, that is usual for a nombre, and on how much that stands: as in `agreed` of `of` expenses. */
export type UsualName = BlankName & { to: string; agreed: number; of: number };

/** What is usual for some names in the person's own expenses; those without evidence are left out. */
export async function readUsualNames(blank: readonly BlankName[]): Promise<UsualName[]> {
  const [guesses, categorias, metodosPago] = await Promise.all([
    gastosIndex.guess(blank.map(({ nombre }) => ({ nombre, descripcion: '' }))),
    listRows(pageDatabase, 'categorias'),
    listRows(pageDatabase, 'metodosPago'),
  ]);
  return blank.flatMap((name, position) => {
    const found = guesses?.[position];
    if (!found) return [];
    const isCategoria = name.table === 'categorias';
    const guess = isCategoria ? found.categoriaId : found.metodoPagoId;
    const to = nombreOf(isCategoria ? categorias : metodosPago, guess);
    return guess && to !== null ? [{ ...name, to, agreed: guess.agreed, of: guess.of }] : [];
  });
}
