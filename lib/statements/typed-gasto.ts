import type { Fecha } from '@/lib/domain/dates';
import type { Hundredths } from '@/lib/statements/movement';

export type TypedGasto = {
  id: number;
  fecha: Fecha;
  cents: Hundredths;
  /** One text a line. */
  texto: string;
  metodoPagoId: number;
};

/** Its amount is positive here. The method is null until the person chooses it. */
export type StatementCharge = {
  fecha: Fecha;
  cents: Hundredths;
  texto: string;
  metodoPagoId: number | null;
};

export type Pair = { charge: number; gasto: number; days: number; alike: boolean };

export type Worded<Item> = Item & { place: number; words: readonly string[]; telling: readonly string[] };
