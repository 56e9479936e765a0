import type { CatalogoTable } from '@/lib/domain/entities';

/**
 * Where an import stands in the diary. `writing`: its rows are about to be committed, or just were; `undoing`: they are
 * about to be removed, or just were. A look at the rows tells which. `cleared`: a reset has cleared them; a copy may bring
 * them back, and the import with them.
 */
export type ImportState = 'writing' | 'done' | 'undoing' | 'undone' | 'cleared';

/** What an import added to the database: its rows by their ids, and what they looked like. */
export type ImportedRows = {
  /** The id of the first expense; null if there is none. Until the last one, all ids belong to this import. */
  firstGasto: number | null;
  /** The fingerprint of each expense by its distance from the first one's id; 0 for an id that no expense got. */
  fingerprints: Uint32Array;
  /** The categories and methods that the import created. */
  categorias: number[];
  metodosPago: number[];
  /** The fingerprint of each of these; absent in a diary that was begun before there were any. */
  catalogoFingerprints?: Record<CatalogoTable, number[]>;
  /** Expenses that were there and got a bank's text, and are paid since; absent if the import changed none. */
  retold?: RetoldGasto[];
};

/** An expense by its id, with its descripcion before and after an import, and the estado that it had if the import has made it paid. */
export type RetoldGasto = { id: number; before: string; after: string; unpaid?: string };

/**
 * What to do with those rows of an import that were edited since: ask the person, keep them, or remove them too.
 */
export type EditedRows = 'ask' | 'keep' | 'remove';

/** An import that was undone: its id, the copy that was kept before, and what became of rows edited since. */
export type UndoneImport = { id: number; copyId: number; edited: EditedRows };

/** How many rows of an import were edited since, and would go with it. */
export type EditedSince = { gastos: number } & Record<CatalogoTable, number>;

/** What the diary keeps of an import. */
export type ImportRecord = {
  id: number;
  state: ImportState;
  /** The instant, in ISO format. */
  at: string;
  fileName: string;
  /** The file's SHA-256 in hexadecimal digits; null if the browser could not tell. */
  sha256: string | null;
  /** How many expenses, categories and methods it added. */
  gastos: number;
  categorias: number;
  metodosPago: number;
  /** No import, and not to be undone: what statements had brought of the data that a backup has put back. */
  restored?: true;
};

/** The last id of each table; 0 where it has no rows. */
export type LastIds = { gastos: number; categorias: number; metodosPago: number };

/** What the diary keeps of a reset while it is under way: the rows up to these ids are about to be cleared, or just were. */
export type ResetRecord = { id: number; state: 'resetting'; keepCopies: boolean; last: LastIds };

/** What undoing an import removed, and how many of its expenses were kept because they had been edited. */
export type ImportUndone = { gastos: number; kept: number; categorias: number; metodosPago: number };
