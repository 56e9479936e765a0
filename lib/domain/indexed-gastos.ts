import { foldTexts } from '@/lib/read/words';
import type { Fecha } from './dates';
import type { Gasto } from './entities';
import { TEXT_FIELDS, textIn } from './gasto-fields';
import { type Cents, toCents } from './money';
import { netCents, owedCents } from './reembolsos';

export type SummedGasto = Pick<
  Gasto,
  'id' | 'fecha' | 'categoriaId' | 'metodoPagoId' | 'estado' | 'nombre'
> & {
  /** Net of what came back. */
  cents: Cents;
  refund?: RefundSums;
  etiquetas?: readonly string[];
};

/** `parts` are the refunds, expected ones too. */
type RefundSums = { gross: Cents; owed: Cents; parts: readonly Cents[] };

/** The fields that queries read; `text` are the different {@link GASTO_TEXTS}, folded, a line each. */
export type IndexedGasto = SummedGasto & { text: string };

/** Rounds the amount to hundredths. */
export function sumGasto(gasto: Gasto): SummedGasto {
  const { id, fecha, categoriaId, metodoPagoId, estado, nombre, cantidad, reembolsos, etiquetas } = gasto;
  const summed: SummedGasto = {
    ...{ id, fecha, categoriaId, metodoPagoId, estado, nombre },
    cents: netCents(gasto),
  };
  if (etiquetas) summed.etiquetas = etiquetas;
  if (!reembolsos) return summed;
  const parts = reembolsos.map((one) => toCents(one.cantidad));
  return { ...summed, refund: { gross: toCents(cantidad), owed: owedCents(gasto), parts } };
}

/** Answers what was paid: series, guesses and statements go by it. */
export function grossCents({ cents, refund }: Pick<SummedGasto, 'cents' | 'refund'>): Cents {
  return refund?.gross ?? cents;
}

/** Added in the order of their ids. */
type Gathering = {
  add: (gastos: readonly Gasto[]) => void;
  newestFirst: () => IndexedGasto[];
};

/** Enough if texts repeat, and little memory if they do not. */
const MAX_SHARED_TEXTS = 10_000;

/** Equal texts share one string. */
export function gatherGastos(): Gathering {
  const days = new Map<Fecha, IndexedGasto[]>();
  const share = createSharing();
  return {
    add: (gastos) => {
      for (const indexed of indexGastos(gastos)) {
        indexed.estado = share(indexed.estado);
        indexed.nombre = share(indexed.nombre);
        if (indexed.etiquetas) indexed.etiquetas = indexed.etiquetas.map(share);
        const day = days.get(indexed.fecha);
        // Expenses of a day share the first one's fecha.
        indexed.fecha = day?.[0]?.fecha ?? indexed.fecha;
        if (day) day.push(indexed);
        else days.set(indexed.fecha, [indexed]);
      }
    },
    newestFirst: () =>
      [...days.keys()]
        .sort()
        .reverse()
        .flatMap((fecha) => days.get(fecha)?.reverse() ?? []),
  };
}

export function indexGastos(gastos: readonly Gasto[]): IndexedGasto[] {
  const texts = foldTexts(gastos.map(searchedText));
  return gastos.map((gasto, position) => Object.assign(sumGasto(gasto), { text: texts[position] ?? '' }));
}

/** Not folded yet. */
function searchedText(gasto: Gasto): string {
  let text = gasto.nombre;
  for (const field of TEXT_FIELDS) {
    const value = textIn(gasto, field);
    if (value !== '' && value !== gasto.nombre) text += `\n${value}`;
  }
  return text;
}

/** `fresh` holds those of `ids` that still exist, in any order. */
export function replaceGastos(
  ordered: readonly IndexedGasto[],
  ids: ReadonlySet<number>,
  fresh: readonly IndexedGasto[],
  comparator: (a: IndexedGasto, b: IndexedGasto) => number,
): readonly IndexedGasto[] {
  const replaced: IndexedGasto[] = [];
  const waiting = fresh.toSorted(comparator).reverse();
  for (const gasto of ordered) {
    if (ids.has(gasto.id)) continue;
    for (let next = waiting.at(-1); next && comparator(next, gasto) < 0; next = waiting.at(-1)) {
      replaced.push(next);
      waiting.pop();
    }
    replaced.push(gasto);
  }
  return replaced.concat(waiting.reverse());
}

function createSharing(): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const shared = known.get(text);
    if (shared !== undefined) return shared;
    if (known.size < MAX_SHARED_TEXTS) known.set(text, text);
    return text;
  };
}
