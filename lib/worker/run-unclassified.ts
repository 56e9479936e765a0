import { openDatabase } from '@/lib/db/open-database';
import { readNotedShops } from '@/lib/db/noted-shops';
import { readable, readEverything } from '@/lib/db/read-gastos';
import { toStorageFault } from '@/lib/db/storage-error';
import { sumGasto } from '@/lib/domain/indexed-gasto';
import { ShopGathering } from '@/lib/statements/unclassified-shops';
import { UNCLASSIFIED } from '@/lib/text/extractos';
import type { JobControl, Jobs } from './jobs';
import type { Stores } from './stores';

/**
 * Finds the shops whose expenses nobody has classified, and the categories of all others. Writes nothing and never
 * rejects.
 */
export async function runUnclassified(
  { db, program }: Stores,
  _: null,
  { signal }: JobControl,
): Promise<Jobs['unclassified']['outcome']> {
  const opened = await openDatabase(db);
  if (!opened.ok) return { kind: 'failed', fault: opened.fault };
  let gathering = new ShopGathering(new Set());
  try {
    await readEverything(
      db,
      readable({
        onCatalogo: ({ categorias }) => {
          const named = [...categorias.values()].filter(({ nombre }) => nombre === UNCLASSIFIED.nombre);
          gathering = new ShopGathering(new Set(named.map(({ id }) => id)));
        },
        onChunk: (gastos) => {
          for (const gasto of gastos) gathering.add(sumGasto(gasto));
        },
      }),
      signal,
    );
    return { kind: 'finished', skipped: await skippedShops(program), ...gathering.answer() };
  } catch (error) {
    return signal.aborted ? { kind: 'cancelled' } : { kind: 'failed', fault: toStorageFault(error) };
  }
}

async function skippedShops(program: Stores['program']): Promise<ReadonlySet<string>> {
  try {
    return await readNotedShops(program, 'skipped');
  } catch {
    return new Set();
  }
}
