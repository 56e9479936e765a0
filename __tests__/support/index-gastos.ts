import type { Catalogo, Gasto } from '@/lib/domain/entities';
import { everywhere, indexGastos, inOrder, listInParts } from '@/lib/domain/find-gastos';
import type { GastosQuery } from '@/lib/domain/gastos-query';
import type { IndexedGasto } from '@/lib/domain/indexed-gasto';
import { compileQuery } from '@/lib/domain/search-gastos';

/** One expense as the index holds it. */
export function indexGasto(gasto: Gasto): IndexedGasto {
  const [indexed] = indexGastos([gasto]);
  if (!indexed) throw new Error('The expense was not indexed');
  return indexed;
}

/** Lists what a query finds; of a search, also outside of its period. */
export function queryGastos(gastos: readonly IndexedGasto[], query: GastosQuery, catalogo: Catalogo) {
  const found = gastos.filter(compileQuery(everywhere(query), catalogo));
  return listInParts(inOrder(found, query.orden), query);
}
