import type { DayOrder } from '@/lib/statements/lex-day';

/** `importe` is signed; `cargo` and `abono` are money out and in. */
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
  | 'devuelto'
  | 'etiquetas'
  | 'divisa'
  | 'estado'
  | 'signo'
  | 'referencia'
  | 'cuenta'
  | 'cuota';

/** A minus is money out (`asWritten`), as nearly always, or in (`inverted`), as on some cards. */
export type AmountSign = 'asWritten' | 'inverted';

/** The way to read statements of one source, kept under {@link MappingKey} for the next file. */
export type Mapping = {
  roles: ColumnRole[];
  /** The person's answers; null if nothing was asked. */
  dayOrder: DayOrder | null;
  sign: AmountSign | null;
};

export type MappingKey = string;

export type RememberedMappings = Readonly<Record<MappingKey, Mapping>>;
