import type { AlikeGuess } from '@/lib/domain/guess/guess-types';
import type { SummedGasto } from '@/lib/domain/indexed-gasto';
import { AlikeShops, ShopGathering, shopOf, type PastShop } from '@/lib/statements/unclassified-shops';

/** Nombres are alike by a rare word: «Café» for «2 cafés». */
export class AlikeNombres {
  readonly #alike: AlikeShops<PastShop>;

  constructor(gastos: Iterable<SummedGasto>, unclassified: ReadonlySet<number>) {
    const gathering = new ShopGathering(unclassified);
    for (const gasto of gastos) gathering.add(gasto);
    // The word of a trade tells its category as well.
    this.#alike = new AlikeShops(gathering.answer().past, () => false, stemOf);
  }

  suggest(nombre: string): AlikeGuess | null {
    const found = new Map<number, { count: number; nombre: string }>();
    for (const { other } of this.#alike.of(shopOf(nombre)))
      for (const [id, count] of other.categorias) {
        const known = found.get(id) ?? { count: 0, nombre: other.nombre };
        found.set(id, { ...known, count: known.count + count });
      }
    const [most] = [...found].sort(([, one], [, other]) => other.count - one.count);
    return most ? { categoriaId: most[0], nombre: most[1].nombre } : null;
  }
}

/** «café», «cafés»; «bombón», «bombones». */
function stemOf(word: string): string {
  return word.replace(/(?:es|[es])$/, '');
}
