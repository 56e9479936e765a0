import { fechaOf, mesOf } from '@/lib/domain/dates';
import { readAddress } from '@/lib/domain/query-address';
import { learnAnyStored } from '@/lib/page/any-stored';
import { ask, catalogo, gastosOfMes, LATEST_GASTOS, newestGastos } from '@/lib/page/questions';

/**
 * Asks for the list's data, unless the period is a range, which another module reads. Fulfilled once the answers are there,
 * or will not come.
 */
export async function askForList(search: string): Promise<void> {
  const { period } = readAddress(new URLSearchParams(search));
  if (period?.kind === 'range') return;
  await Promise.all([
    ask(gastosOfMes(period?.mes ?? null, mesOf(fechaOf(new Date())))),
    ask(catalogo),
    learnAnyStored(),
  ]);
}

/** Asks for the data that the start page's further questions depend on. */
export async function askForResumen(): Promise<void> {
  await Promise.all([ask(newestGastos(LATEST_GASTOS)), ask(catalogo), learnAnyStored()]);
}
