import { fechaOf, mesOf } from '@/lib/domain/dates';
import { readAddress } from '@/lib/domain/query-address';
import { learnAnyStored } from '@/lib/page/any-stored';
import { ask, catalogo, gastosOfMes, LATEST_GASTOS, newestGastos } from '@/lib/page/questions';

/**
 * Asks for what the list will show, unless that is more than a month: such a list is read elsewhere. Fulfilled with the
 * answers, or when there will be none.
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

/** The same for what the start page needs before anything else: what it shows beyond that depends on these answers. */
export async function askForResumen(): Promise<void> {
  await Promise.all([ask(newestGastos(LATEST_GASTOS)), ask(catalogo), learnAnyStored()]);
}
