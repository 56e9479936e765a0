import type { DayOrder } from '@/lib/statements/lex-day';

/** The role of a column. `importe` is one signed column; `cargo` and `abono` are money out and in, apart. */
export type ColumnRole =
  | 'ninguna'
  | 'fecha'
  | 'otraFecha'
  | 'concepto'
  | 'detalle'
  | 'importe'
  | 'cargo'
  | 'abono'
  | 'saldo'
  | 'comision'
  | 'divisa'
  | 'estado'
  | 'signo'
  | 'referencia'
  | 'cuenta'
  | 'cuota';

/** A minus is money out (`asWritten`), as nearly always, or money in (`inverted`), as on some cards. */
export type AmountSign = 'asWritten' | 'inverted';

/** The way to read the statements of one source: plain data, kept under {@link MappingKey} for the next file. */
export type Mapping = {
  /** The role of each column, from the first. */
  roles: ColumnRole[];
  /** The person's answers to what the file left open; null if nothing was asked. */
  dayOrder: DayOrder | null;
  sign: AmountSign | null;
};

/** The key of a mapping: its table's headings, or the forms of its columns if there are none. */
export type MappingKey = string;

/** The mappings that the person has confirmed, by key. */
export type RememberedMappings = Readonly<Record<MappingKey, Mapping>>;
