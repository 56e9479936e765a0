import type { Mapping } from '@/lib/statements/mapping';
import type { MovedMoney } from '@/lib/statements/money-moved';
import type { BroughtMovement } from '@/lib/statements/match-brought';

/** What an import has brought from a statement, and the expense of each movement by its id. */
export type BroughtRecord = { movements: BroughtMovement[]; gastos: number[] };

/**
 * What is remembered of a source: how its columns are read, if that was left open, and the method that is paid with from it; one that was
 * made with the import by its nombre.
 */
export type SourceRecord = {
  mapping: Mapping | null;
  metodoPago: { id: number } | { nombre: string } | null;
  /** The shops that count as spent though their words say otherwise. An earlier version kept none. */
  counted?: readonly string[];
  /** The money that moved, as its files tell. An earlier version kept none. */
  moved?: readonly MovedMoney[];
};

/** What an import of a statement has the diary keep besides its rows. */
export type Brought = { record: BroughtRecord; sources: ReadonlyMap<string, SourceRecord> };
