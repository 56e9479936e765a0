/** An expense without its id, as a person enters it or a file brings it (docs/specification.md §3). */
export type GastoFields = {
  nombre: string;
  descripcion: string;
  /** Always positive and finite, in units of the currency (12.5 is twelve and a half). */
  cantidad: number;
  /** A day that exists, as YYYY-MM-DD. */
  fecha: string;
  categoriaId: number;
  metodoPagoId: number;
  /** Usually one of {@link ESTADOS}; a file may bring any other non-empty text. */
  estado: string;
};

/** A stored expense. */
export type Gasto = GastoFields & { id: number };

/** A category without its id. */
export type CategoriaFields = {
  /** NFC, trimmed, not empty, unique. */
  nombre: string;
  descripcion: string;
  /** A colour name or a hex code, as it was given: never paint with it unmapped. */
  color: string;
  /** Usually an emoji. */
  icono: string;
  /** What may be spent on it a month, positive and finite, in units of the currency; absent if there is none. */
  presupuesto?: number;
};

/** A stored category. */
export type Categoria = CategoriaFields & { id: number };

/** A payment method without its id. */
export type MetodoPagoFields = {
  /** NFC, trimmed, not empty, unique. */
  nombre: string;
  descripcion: string;
  icono: string;
};

/** A stored payment method. */
export type MetodoPago = MetodoPagoFields & { id: number };

/** The fields of a row of the catalogue, by the name of its table (docs/specification.md §7). */
export type CatalogoFields = { categorias: CategoriaFields; metodosPago: MetodoPagoFields };

/** One of the two tables of the catalogue. */
export type CatalogoTable = keyof CatalogoFields;

/** A stored row of one of the two tables. */
export type RowOf<Table extends CatalogoTable> = CatalogoFields[Table] & { id: number };

/** Categories and payment methods by local id. */
export type Catalogo = { [Table in CatalogoTable]: ReadonlyMap<number, RowOf<Table>> };

/** The rows that an empty catalogue may begin with. */
export type Starters = { [Table in CatalogoTable]: readonly CatalogoFields[Table][] };

/** Stored rows by their ids. */
export function byId<Row extends { id: number }>(rows: readonly Row[]): ReadonlyMap<number, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}

/** The states that the program itself gives to an expense. */
export const ESTADOS = ['pendiente', 'pagado'] as const;

/** What one press makes of an estado: what is paid is pending again, anything else is paid. */
export function otherEstado(estado: string | undefined): (typeof ESTADOS)[number] {
  return estado === 'pagado' ? 'pendiente' : 'pagado';
}

/** The exchange file's full form (docs/specification.md §3). Its ids are keys inside the file only. */
export type ExchangeFile = {
  categorias: Categoria[];
  metodosPago: MetodoPago[];
  gastos: GastoFields[];
};
