import type { GastosDatabase } from '@/lib/db/database';
import { readable, readEverything } from '@/lib/db/read-gastos';
import { GastoGuesser } from '@/lib/domain/guess/gasto-guesser';
import { NombreGuesser } from '@/lib/domain/guess/nombre-guesser';
import { indexGastos } from '@/lib/domain/indexed-gastos';
import { namesNobody } from '@/lib/statements/movement-name';
import type { MovementStatus, ReviewedMovement } from '@/lib/statements/review-statement';
import type { ShopGuess } from '@/lib/statements/statement-plan';
import { UNCLASSIFIED } from '@/lib/text/extractos';

/** Movements that may become expenses, with a category. */
const GUESSED: ReadonlySet<MovementStatus['kind']> = new Set([
  ...(['new', 'again', 'typed', 'aside', 'foreign', 'pending'] as const),
]);

/** Guesses category and nombre of each shop from the stored expenses; shops without evidence are left out. */
export async function guessShops(
  db: GastosDatabase,
  movements: readonly ReviewedMovement[],
  signal: AbortSignal,
): Promise<Map<string, ShopGuess>> {
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
          // Unclassified expenses teach nothing about categories.
          if (!unclassified.has(gasto.categoriaId)) guesser.add(gasto);
        }
      },
    }),
    signal,
  );
  const guesses = new Map<string, ShopGuess>();
  const asked = new Set<string>();
  for (const { shop, nombre, descripcion, status } of movements) {
    if (asked.has(shop) || !GUESSED.has(status.kind)) continue;
    asked.add(shop);
    const categoria =
      guesser.guess({ nombre, descripcion: '' }).categoriaId ??
      guesser.guess({ nombre: '', descripcion }).categoriaId;
    // One «PAGO BIZUM» tells nothing about the next.
    const usual = namesNobody(descripcion) ? null : nombreGuesser.guess(descripcion);
    const renamed = usual === nombre ? null : usual;
    if (categoria || renamed !== null) guesses.set(shop, { categoria, nombre: renamed });
  }
  return guesses;
}
