import { ask, catalogo, LATEST_GASTOS, newestGastos } from '@/lib/page/questions';

/** Asks for what the start page needs before anything else: what it shows beyond that depends on these answers. */
export function askAhead(): void {
  void ask(newestGastos(LATEST_GASTOS));
  void ask(catalogo);
}
