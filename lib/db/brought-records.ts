import type { BroughtMovement } from '@/lib/statements/brought-movement';
import type { Mapping } from '@/lib/statements/mapping';
import type { MovedMoney } from '@/lib/statements/money-moved';

/** The movements that an import brought, and at the same places the ids of their expenses. */
export type BroughtRecord = { movements: BroughtMovement[]; gastos: number[] };

/**
 * The memory of an account or a kind of file: how its columns are read, if that was left open, and the method that is paid with from it;
 * one that was made with the import by its nombre.
 */
export type SourceRecord = {
  mapping: Mapping | null;
  metodoPago: { id: number } | { nombre: string } | null;
  /** The shops that count as spent though their words say otherwise. An earlier version kept none. */
  counted?: readonly string[];
  /** The shops that are no expense though their words do not say so. */
  spared?: readonly string[];
  /** The money that moved, as its files tell. An earlier version kept none. */
  moved?: readonly MovedMoney[];
  /** Whether the person has said that files of this kind without a number are of one account; absent if nobody asked. */
  isTold?: boolean;
  /** Shops whose category each statement asks for, and those whose cards come last; kept once, beside the accounts. */
  asked?: readonly string[];
  skipped?: readonly string[];
};

/** A movement that another import had brought, as this file tells it: it is kept with that import, by its id. */
type ToldAgain = { record: number; gasto: number; movement: BroughtMovement };

/** The part of a statement's import that the diary keeps besides the rows. */
export type Brought = {
  record: BroughtRecord;
  again: readonly ToldAgain[];
  sources: ReadonlyMap<string, SourceRecord>;
  /** The shops that were classified, each with whether later statements ask again. */
  asked: ReadonlyMap<string, boolean>;
};
