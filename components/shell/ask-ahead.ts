import { fechaOf, mesOf } from '@/lib/domain/dates';
import { readAddress } from '@/lib/domain/query-address';
import { learnAnyStored } from '@/lib/page/any-stored';
import { catalogo, gastosOfMes, LATEST_GASTOS, newestGastos } from '@/lib/page/queries';

/**
 * Asks for the list's data, unless the period is a range, which another module reads. Fulfilled once the answers are there,
 * or will not come.
 */
export async function askForList(search: string): Promise<void> {
  const { period } = readAddress(new URLSearchParams(search));
  if (period?.kind === 'range') return;
  await Promise.all([
    gastosOfMes(period?.mes ?? null, mesOf(fechaOf(new Date()))).ask(),
    catalogo.ask(),
    learnAnyStored(),
  ]);
}

/** Asks for the data that the start page's further questions depend on. */
export async function askForResumen(): Promise<void> {
  await Promise.all([newestGastos(LATEST_GASTOS).ask(), catalogo.ask(), learnAnyStored()]);
}
