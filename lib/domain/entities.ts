/** An expense as entered or read from a file, without an id (docs/specification.md §3). */
export type GastoFields = {
  nombre: string;
  descripcion: string;
  /** Positive and finite, in units of the currency (12.5 is twelve and a half). */
  cantidad: number;
  /** An existing day, as YYYY-MM-DD. */
  fecha: string;
  categoriaId: number;
  metodoPagoId: number;
  /** Usually one of {@link ESTADOS}; a file may bring any other non-empty text. */
  estado: string;
  /** Money that came back or is expected; at least one, and all together at most `cantidad`. */
  reembolsos?: readonly Reembolso[];
  /** Tags: at least one, each as lib/domain/etiquetas.ts reads it, no two of one key. */
  etiquetas?: readonly string[];
};

/** Money back for an expense. It lowers the expense on the expense's own day, once it has come. */
export type Reembolso = {
  /** Differs among the refunds of one expense. */
  id: string;
  /** Positive, in units of the currency. */
  cantidad: number;
  /** The day on which it came or was noted, as YYYY-MM-DD. */
  fecha: string;
  de?: string;
  /** Absent for money that has come. */
  estado?: 'esperado';
};

export type Gasto = GastoFields & { id: number };

export type MetodoPagoFields = {
  /** NFC, trimmed, not empty, unique in its table. */
  nombre: string;
  descripcion: string;
  /** Usually an emoji. */
  icono: string;
};

export type MetodoPago = MetodoPagoFields & { id: number };

export type CategoriaFields = MetodoPagoFields & {
  /** A colour name or a hex code, as given: never paint with it unmapped. */
  color: string;
  /** The monthly budget, positive and finite, in units of the currency. */
  presupuesto?: number;
};

export type Categoria = CategoriaFields & { id: number };

/** The fields of a row, by table (docs/specification.md §7). */
export type CatalogoFields = { categorias: CategoriaFields; metodosPago: MetodoPagoFields };

export type CatalogoTable = keyof CatalogoFields;

export type RowOf<Table extends CatalogoTable> = CatalogoFields[Table] & { id: number };

export type Catalogo = { [Table in CatalogoTable]: ReadonlyMap<number, RowOf<Table>> };

export const NO_CATALOGO: Catalogo = { categorias: new Map(), metodosPago: new Map() };

/** The rows that an empty catalogue may begin with. */
export type Starters = { [Table in CatalogoTable]: readonly CatalogoFields[Table][] };

export function byId<Row extends { id: number }>(rows: readonly Row[]): ReadonlyMap<number, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}

/** Files may bring others. */
export const ESTADOS = ['pendiente', 'pagado'] as const;

export function otherEstado(estado: string | undefined): (typeof ESTADOS)[number] {
  return estado === 'pagado' ? 'pendiente' : 'pagado';
}

/** The full form (docs/specification.md §3); its ids are keys inside the file only. */
export type ExchangeFile = {
  categorias: Categoria[];
  metodosPago: MetodoPago[];
  gastos: GastoFields[];
};

/** The rows that an expense names, of any shape; undefined for a missing one. */
export function rowsOfGasto<Categoria, MetodoPago>(
  { categoriaId, metodoPagoId }: Pick<GastoFields, 'categoriaId' | 'metodoPagoId'>,
  rows: { categorias: ReadonlyMap<number, Categoria>; metodosPago: ReadonlyMap<number, MetodoPago> },
): { categoria: Categoria | undefined; metodoPago: MetodoPago | undefined } {
  return { categoria: rows.categorias.get(categoriaId), metodoPago: rows.metodosPago.get(metodoPagoId) };
}
