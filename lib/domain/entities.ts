/** An expense as entered or read from a file, without an id (docs/specification.md §3). */
export type GastoFields = {
  nombre: string;
  descripcion: string;
  /** Positive and finite, in units of the currency: 12.5. */
  cantidad: number;
  /** An existing YYYY-MM-DD. */
  fecha: string;
  categoriaId: number;
  metodoPagoId: number;
  /** Usually one of {@link ESTADOS}; a file may bring any filled text. */
  estado: string;
  /** At least one, and together at most `cantidad`. */
  reembolsos?: readonly Reembolso[];
  /** At least one, as lib/domain/etiquetas.ts reads it, no two of one key. */
  etiquetas?: readonly string[];
};

/** Money back. Once it has come, it lowers its expense, on the expense's own day. */
export type Reembolso = {
  /** Unique in its expense. */
  id: string;
  /** Positive, in units of the currency. */
  cantidad: number;
  /** The day it came or was noted, YYYY-MM-DD. */
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
  /** Monthly, positive and finite, in units of the currency. */
  presupuesto?: number;
};

export type Categoria = CategoriaFields & { id: number };

/** By table (docs/specification.md §7). */
export type CatalogoFields = { categorias: CategoriaFields; metodosPago: MetodoPagoFields };

export type CatalogoTable = keyof CatalogoFields;

export type RowOf<Table extends CatalogoTable> = CatalogoFields[Table] & { id: number };

/** A row of either table of the catalogue, or its id and name alone. */
export type NamedRow = { id: number; nombre: string };

/** Of the three tables. */
export type RowCounts = { gastos: number } & Record<CatalogoTable, number>;

export type Catalogo = { [Table in CatalogoTable]: ReadonlyMap<number, RowOf<Table>> };

export const NO_CATALOGO: Catalogo = { categorias: new Map(), metodosPago: new Map() };

/** Rows that an empty catalogue may begin with. */
export type Starters = { [Table in CatalogoTable]: readonly CatalogoFields[Table][] };

export function byId<Row extends { id: number }>(rows: readonly Row[]): ReadonlyMap<number, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}

/** Files may bring others. */
export const ESTADOS = ['pendiente', 'pagado'] as const;

export function otherEstado(estado: string | undefined): (typeof ESTADOS)[number] {
  return estado === 'pagado' ? 'pendiente' : 'pagado';
}

/** The full form; its ids are keys inside the file only. */
export type ExchangeFile<Row extends GastoFields = GastoFields> = {
  categorias: Categoria[];
  metodosPago: MetodoPago[];
  gastos: Row[];
};

/** Rows may have any shape; undefined for a missing one. */
export function rowsOfGasto<Categoria, MetodoPago>(
  { categoriaId, metodoPagoId }: Pick<GastoFields, 'categoriaId' | 'metodoPagoId'>,
  rows: { categorias: ReadonlyMap<number, Categoria>; metodosPago: ReadonlyMap<number, MetodoPago> },
): { categoria: Categoria | undefined; metodoPago: MetodoPago | undefined } {
  return { categoria: rows.categorias.get(categoriaId), metodoPago: rows.metodosPago.get(metodoPagoId) };
}
