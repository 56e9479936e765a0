import type { Gasto } from './entities';
import { toCents, type Cents } from './money';
import { foldText } from './search-text';

/** What a query reads of an expense. */
export type IndexedGasto = Pick<
  Gasto,
  'id' | 'fecha' | 'categoriaId' | 'metodoPagoId' | 'estado' | 'nombre'
> & {
  cents: Cents;
  /** nombre and descripcion, folded, a line each. */
  text: string;
};

/** The text that a search looks through, not folded yet. */
export function searchedText({ nombre, descripcion }: Gasto): string {
  return nombre === descripcion ? nombre : `${nombre}\n${descripcion}`;
}

/** Prepares an expense for queries. */
export function indexGasto(gasto: Gasto): IndexedGasto {
  return indexFolded(gasto, foldText(searchedText(gasto)));
}

/** Prepares an expense whose {@link searchedText} has been folded already. */
export function indexFolded(gasto: Gasto, text: string): IndexedGasto {
  const { id, fecha, categoriaId, metodoPagoId, estado, nombre, cantidad } = gasto;
  return { id, fecha, categoriaId, metodoPagoId, estado, nombre, cents: toCents(cantidad), text };
}
