import type { Gasto } from './entities';
import { textIn, TEXT_FIELDS } from './gasto-fields';
import { toCents, type Cents } from './money';
import { foldText } from '@/lib/read/words';

/** The fields that sums read. */
export type SummedGasto = Pick<
  Gasto,
  'id' | 'fecha' | 'categoriaId' | 'metodoPagoId' | 'estado' | 'nombre'
> & { cents: Cents };

/** The fields that queries read; `text` are the different {@link GASTO_TEXTS}, folded, a line each. */
export type IndexedGasto = SummedGasto & { text: string };

/** The text is not folded yet. */
export function searchedText(gasto: Gasto): string {
  let text = gasto.nombre;
  for (const field of TEXT_FIELDS) {
    const value = textIn(gasto, field);
    if (value !== '' && value !== gasto.nombre) text += `\n${value}`;
  }
  return text;
}

export function indexGasto(gasto: Gasto): IndexedGasto {
  return indexFolded(gasto, foldText(searchedText(gasto)));
}

/** `text` is the folded {@link searchedText}. */
export function indexFolded(gasto: Gasto, text: string): IndexedGasto {
  return Object.assign(sumGasto(gasto), { text });
}

/** Rounds the amount to hundredths. */
export function sumGasto(gasto: Gasto): SummedGasto {
  const { id, fecha, categoriaId, metodoPagoId, estado, nombre, cantidad } = gasto;
  return { id, fecha, categoriaId, metodoPagoId, estado, nombre, cents: toCents(cantidad) };
}
