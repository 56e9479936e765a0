import { useLiveQuery } from 'dexie-react-hooks';
import { listCategorias } from '@/lib/db/categorias';
import { listMetodosPago } from '@/lib/db/metodos-pago';
import type { Gasto } from '@/lib/domain/entities';
import {
  indexGasto,
  queryGastos,
  type Catalogo,
  type GastosList,
  type GastosQuery,
} from '@/lib/domain/gastos-query';
import type { StorageFault } from '@/lib/domain/storage-fault';
import { pageDatabase } from './page-database';

export type GastosSearch =
  | { state: 'loading' }
  | { state: 'partial' | 'complete'; list: GastosList; stale: boolean }
  | { state: 'faulty'; fault: StorageFault };

async function run(query: GastosQuery): Promise<GastosList> {
  const all = await pageDatabase.gastos.orderBy('fecha').reverse().toArray();
  const catalogo: Catalogo = {
    categorias: new Map((await listCategorias(pageDatabase)).map((row) => [row.id, row])),
    metodosPago: new Map((await listMetodosPago(pageDatabase)).map((row) => [row.id, row])),
  };
  return queryGastos(all.map(indexGasto), query, catalogo);
}
export function useGastosSearch(query: GastosQuery | null): GastosSearch | null {
  const list = useLiveQuery(() => (query ? run(query) : undefined), [query]);
  if (!query) return null;
  return list ? { state: 'complete', list, stale: false } : { state: 'loading' };
}
export function useGastosCount(query: GastosQuery | null): number | null {
  const search = useGastosSearch(query);
  return search?.state === 'complete' ? search.list.totals.count : null;
}
export function warmGastosIndex(): void {}
export async function idsOf(query: GastosQuery): Promise<number[]> {
  return Array.from((await run(query)).ids);
}
export async function idsOfNombre(nombre: string, except: number): Promise<number[]> {
  const all = await pageDatabase.gastos.toArray();
  return all.filter((g) => g.nombre === nombre && g.categoriaId !== except).map(({ id }) => id);
}
export function useGastosByIds(ids: readonly number[]): ReadonlyMap<number, Gasto> {
  const rows = useLiveQuery(() => pageDatabase.gastos.bulkGet([...ids]), [ids]);
  return new Map((rows ?? []).flatMap((row) => (row ? [[row.id, row] as const] : [])));
}
