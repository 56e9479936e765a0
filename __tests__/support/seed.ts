import type { Page } from '@playwright/test';
import { GastosDatabase } from '@/lib/db/databases';
import { CATALOGO_RULES, DEFAULT_COLOR } from '@/lib/domain/catalogo-entry';

/**
 * What to store: the rows of the three tables, numbered as they come where they have no id. Looks of categories and
 * methods may be left out; else a row is stored as it is, whatever that is.
 */
export type Seed = { categorias: object[]; metodosPago: object[]; gastos: readonly unknown[] };

/** An object store as the database's own class declares it. */
type Store = {
  name: string;
  key: { keyPath: string | string[] | null; autoIncrement: boolean };
  indexes: { name: string; keyPath: string | string[]; unique: boolean }[];
  rows: readonly unknown[];
};

/** A database for the page to find. */
type Prepared = { name: string; version: number; stores: Store[] };

/**
 * Has a page that has been nowhere yet find expenses, categories and methods stored, as though it had been used
 * before: no import, no screen. They are there before the program opens its database, and are stored once only.
 */
export async function seed(page: Page, content: Seed): Promise<void> {
  await page.addInitScript(storeOnce, prepare(content));
}

function prepare({ categorias, metodosPago, gastos }: Seed): Prepared {
  const rows: Seed = {
    categorias: categorias.map((row) => ({
      descripcion: '',
      color: DEFAULT_COLOR,
      icono: CATALOGO_RULES.categorias.defaultIcono,
      ...row,
    })),
    metodosPago: metodosPago.map((row) => ({
      descripcion: '',
      icono: CATALOGO_RULES.metodosPago.defaultIcono,
      ...row,
    })),
    gastos,
  };
  const db = new GastosDatabase();
  return {
    name: db.name,
    // Dexie counts in tenths.
    version: Math.round(db.verno * 10),
    stores: db.tables.map(({ name, schema: { primKey, indexes } }) => ({
      name,
      key: { keyPath: primKey.keyPath ?? null, autoIncrement: primKey.auto ?? false },
      indexes: indexes.map((index) => ({
        name: index.name,
        keyPath: index.keyPath ?? index.name,
        unique: index.unique ?? false,
      })),
      rows: rows[name as keyof Seed],
    })),
  };
}

/** Runs in the page before any script of its own, whose opening of the database has to wait for this one. */
function storeOnce({ name, version, stores }: Prepared): void {
  const mark = `stored by the test: ${name}`;
  if (window !== top || !location.protocol.startsWith('http') || sessionStorage.getItem(mark)) return;
  sessionStorage.setItem(mark, 'yes');
  const opening = indexedDB.open(name, version);
  opening.onupgradeneeded = () => {
    for (const { name: table, key, indexes, rows } of stores) {
      const store = opening.result.createObjectStore(table, key);
      for (const index of indexes) store.createIndex(index.name, index.keyPath, { unique: index.unique });
      for (const row of rows) store.add(row);
    }
  };
  opening.onsuccess = () => {
    opening.result.close();
  };
}
