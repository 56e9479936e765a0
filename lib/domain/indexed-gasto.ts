import type { Gasto } from './entities';
import { toCents, type Cents } from './money';
import { foldText } from './search-text';

/** The fields that queries read. */
export type IndexedGasto = Pick<
  Gasto,
  'id' | 'fecha' | 'categoriaId' | 'metodoPagoId' | 'estado' | 'nombre'
> & {
  cents: Cents;
  /** nombre and, if it differs, descripcion: folded, a line each. */
  text: string;
};

/** The text is not folded yet. */
export function searchedText({ nombre, descripcion }: Gasto): string {
  return nombre === descripcion ? nombre : `${nombre}\n${descripcion}`;
}

export function indexGasto(gasto: Gasto): IndexedGasto {
  return indexFolded(gasto, foldText(searchedText(gasto)));
}

/** `text` is the folded {@link searchedText}. */
export function indexFolded(gasto: Gasto, text: string): IndexedGasto {
  const { id, fecha, categoriaId, metodoPagoId, estado, nombre, cantidad } = gasto;
  return { id, fecha, categoriaId, metodoPagoId, estado, nombre, cents: toCents(cantidad), text };
}
