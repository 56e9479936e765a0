import { fechaOf, mesOf } from '@/lib/domain/dates';
import { readAddress } from '@/lib/domain/query-address';
import { ask, catalogo, gastosOfMes } from '@/lib/page/questions';

/** Asks for what the list will show, unless that is more than a month: such a list is read elsewhere. */
export function askAhead(search: string): void {
  const { period } = readAddress(new URLSearchParams(search));
  if (period?.kind === 'range') return;
  void ask(gastosOfMes(period?.mes ?? null, mesOf(fechaOf(new Date()))));
  void ask(catalogo);
}
