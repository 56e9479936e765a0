import { Dexie } from 'dexie';
import type { Gasto } from '@/lib/domain/entities';
import { fingerprintOf } from '@/lib/domain/fingerprint';
import type { ImportedRows } from '@/lib/import/import-record';
import type { GastosDatabase } from './database';

/** Rows a request. Each waits behind the batches that are on their way: with fewer rows it would lag behind. */
const PAGE_GASTOS = 4000;

/** The largest id among the expenses; -Infinity if there are none. */
export async function newestId(db: GastosDatabase): Promise<number> {
  const [id] = await db.gastos.orderBy(':id').reverse().limit(1).primaryKeys();
  return id ?? -Infinity;
}

/**
 * Reads what the current transaction, in which nobody else writes, adds after an id: a page at a time, while further
 * batches are written.
 */
export type ReadBack = {
  /** Has read what has been added so far. */
  goOn: () => void;
  /** Reads what is left, and answers what all of it looks like. */
  end: () => Promise<Pick<ImportedRows, 'firstGasto' | 'fingerprints'>>;
};

/** Starts to read back what is added after the id `newest`; `onRead` is told of every page. */
export function startReadBack(
  db: GastosDatabase,
  newest: number,
  onRead: (gastos: Gasto[]) => void,
): ReadBack {
  const ids: number[] = [];
  const found: number[] = [];
  let reading: PromiseLike<void> = Dexie.Promise.resolve();

  function readOn(): PromiseLike<void> {
    return db.gastos
      .where(':id')
      .above(ids.at(-1) ?? newest)
      .limit(PAGE_GASTOS)
      .toArray()
      .then((page) => {
        onRead(page);
        for (const gasto of page) {
          ids.push(gasto.id);
          found.push(fingerprintOf(gasto));
        }
        return page.length === PAGE_GASTOS ? readOn() : undefined;
      });
  }

  return {
    goOn: () => {
      reading = reading.then(readOn);
      // It is waited for at the end; where it fails before, the transaction has failed and says so itself.
      reading.then(undefined, () => undefined);
    },
    end: async () => {
      await reading.then(readOn);
      const [first, last] = [ids[0], ids.at(-1)];
      if (first === undefined || last === undefined)
        return { firstGasto: null, fingerprints: new Uint32Array() };
      const fingerprints = new Uint32Array(last - first + 1);
      ids.forEach((id, position) => {
        fingerprints[id - first] = found[position] ?? 0;
      });
      return { firstGasto: first, fingerprints };
    },
  };
}
