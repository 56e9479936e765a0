/** A database of this origin; `version` is the newest that this program knows, as Dexie counts. */
export type StoredDatabase = { name: string; version: number };

export const DATA: StoredDatabase = { name: 'mis-gastos', version: 1 };

export const PROGRAM: StoredDatabase = { name: 'mis-gastos-programa', version: 5 };
