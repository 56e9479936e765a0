import { byId } from '@/lib/domain/entities';
import { indexGastos, inOrder, listOf } from '@/lib/domain/find-gastos';
import type { GastosQuery } from '@/lib/domain/gastos-query';
import { compileQuery } from '@/lib/domain/search-gastos';
import type { FoundList } from './gastos-index-client';
import { newestGastos } from './index-queries';
import { catalogo, gastosOfMes } from './queries';

type AheadAnswer = Omit<FoundList, 'of'>;

/** Only the month or the newest days; null if these tell nothing. */
export async function searchAhead(query: GastosQuery): Promise<AheadAnswer | null> {
  const { period, orden } = query;
  const isMes = period.kind === 'mes';
  if (!isMes && orden !== 'fecha-desc') return null;
  const { gastos, rows } = isMes ? await readMes(period.mes) : await readNewest();
  const found = indexGastos(gastos).filter(compileQuery(query, rows));
  if (!isMes && found.length === 0) return null;
  const list = listOf(inOrder(found, orden), orden);
  return { state: 'found', query, list, known: byId(gastos), complete: false, isCounted: isMes };
}

async function readMes(mes: string) {
  const [{ gastos }, rows] = await Promise.all([gastosOfMes(mes).read(), catalogo.read()]);
  return { gastos, rows };
}

async function readNewest() {
  const { gastos, catalogo: rows } = await newestGastos.read();
  return { gastos, rows };
}
