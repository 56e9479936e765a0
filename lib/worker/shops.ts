import { readNotedShops } from '@/lib/db/brought-movements';
import type { GastosDatabase } from '@/lib/db/databases';
import { openDatabase, toStorageFault } from '@/lib/db/open-database';
import { readable, readEverything } from '@/lib/db/read-gastos';
import { GastoGuesser, NombreGuesser } from '@/lib/domain/guess/gasto-guesser';
import { indexGastos } from '@/lib/domain/find-gastos';
import { sumGasto } from '@/lib/domain/indexed-gasto';
import { namesNobody } from '@/lib/statements/names/movement-name';
import type { ShopGuess } from '@/lib/statements/review/review-choices';
import type { MovementStatus, ReviewedMovement } from '@/lib/statements/review/review-statement';
import { ShopGathering, shopOf } from '@/lib/statements/names/unclassified-shops';
import { UNCLASSIFIED } from '@/lib/text/extractos';
import type { JobControl, Jobs } from './jobs';
import type { Stores } from './stores';

const GUESSED: ReadonlySet<MovementStatus['kind']> = new Set([
  ...(['new', 'again', 'typed', 'aside', 'foreign', 'pending'] as const),
]);

/** Shops without evidence are left out; the category of `asked` shops is left to the person. */
export async function guessShops(
  db: GastosDatabase,
  movements: readonly ReviewedMovement[],
  signal: AbortSignal,
  asked: ReadonlySet<string> = new Set(),
): Promise<Map<string, ShopGuess>> {
  const { guesser, nombreGuesser } = await learnedFrom(db, signal);
  const guesses = new Map<string, ShopGuess>();
  const seen = new Set<string>();
  for (const { shop, nombre, descripcion, status } of movements) {
    if (seen.has(shop) || !GUESSED.has(status.kind)) continue;
    seen.add(shop);
    // One «PAGO BIZUM» tells nothing about the next.
    const usual = namesNobody(descripcion) ? null : nombreGuesser.guess(descripcion);
    const isOpen = asked.has(shop) || (usual !== null && asked.has(shopOf(usual)));
    const categoria = isOpen
      ? null
      : (guesser.guess({ nombre, descripcion: '' }).categoriaId ??
        guesser.guess({ nombre: '', descripcion }).categoriaId);
    const renamed = usual === nombre ? null : usual;
    if (categoria || renamed !== null) guesses.set(shop, { categoria, nombre: renamed });
  }
  return guesses;
}

/** Unclassified expenses teach nothing about categories. */
async function learnedFrom(db: GastosDatabase, signal: AbortSignal) {
  const guesser = new GastoGuesser();
  const nombreGuesser = new NombreGuesser();
  const unclassified = new Set<number>();
  await readEverything(
    db,
    readable({
      onCatalogo: ({ categorias }) => {
        for (const { id, nombre } of categorias.values())
          if (nombre === UNCLASSIFIED.nombre) unclassified.add(id);
      },
      onChunk: (gastos) => {
        for (const gasto of indexGastos(gastos)) {
          nombreGuesser.add(gasto);
          if (!unclassified.has(gasto.categoriaId)) guesser.add(gasto);
        }
      },
    }),
    signal,
  );
  return { guesser, nombreGuesser };
}

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
