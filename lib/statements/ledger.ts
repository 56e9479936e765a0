import type { Fecha } from '@/lib/domain/dates';
import type { Hundredths } from '@/lib/statements/movement';
import type { Problem } from '@/lib/statements/problem';

export type LedgerEntry = {
  /** Counted from 1. */
  row: number;
  fecha: Fecha;
  otrasFechas: Fecha[];
  importe: Hundredths;
  concepto: string;
  detalles: string[];
  referencia: string | null;
};

export type LedgerAccount = {
  banco: string | null;
  cuenta: string | null;
  divisa: string | null;
  opening: Hundredths | null;
  closing: Hundredths | null;
  entries: LedgerEntry[];
};

/** Records with a problem are left out of the accounts. */
export type Ledger = { accounts: LedgerAccount[]; problems: Problem[] };
