import type { GastosDatabase } from '@/lib/db/database';
import { readable, readEverything } from '@/lib/db/read-gastos';
import { GastoGuesser } from '@/lib/domain/guess/gasto-guesser';
import { NombreGuesser } from '@/lib/domain/guess/nombre-guesser';
import { indexGastos } from '@/lib/domain/indexed-gastos';
import { namesNobody } from '@/lib/statements/movement-name';
import type { MovementStatus, ReviewedMovement } from '@/lib/statements/review-statement';
import type { ShopGuess } from '@/lib/statements/statement-plan';
import { shopOf } from '@/lib/statements/unclassified-shops';
import { UNCLASSIFIED } from '@/lib/text/extractos';

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
