import type { DayOrder } from '@/lib/statements/lex-day';

/** What a column holds. `importe` is one signed column; `cargo` and `abono` are money out and in, apart. */
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

/** Whether a minus is money out, as nearly always, or money in, as on some cards. */
export type AmountSign = 'asWritten' | 'inverted';

/** How the statements of one source are read: plain data, to be kept under {@link MappingKey} and given back for the next file. */
export type Mapping = {
  /** The role of each column, from the first. */
  roles: ColumnRole[];
  /** What the person said where the file could not tell; null where nothing was asked. */
  dayOrder: DayOrder | null;
  sign: AmountSign | null;
};

/** What a mapping is remembered by: the headings of its table, or the forms of its columns where there are none. */
export type MappingKey = string;

/** The mappings that the person has confirmed, by key. */
export type RememberedMappings = Readonly<Record<MappingKey, Mapping>>;
