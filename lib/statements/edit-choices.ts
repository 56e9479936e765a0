import type { Hundredths } from '@/lib/statements/movement';
import type { StatementReview } from '@/lib/statements/review-statement';
import type { CategoriaChoice, MetodoChoice, ReviewChoices } from '@/lib/statements/statement-plan';

/** One act of the person on the choices of a review. */
export type ChoiceEdit = (
  choices: ReviewChoices,
  review: Pick<StatementReview, 'movements'>,
) => ReviewChoices;

/** Names all movements of a shop; null gives them back the names that were read. */
export function chooseNombre(shop: string, nombre: string | null): ChoiceEdit {
  return (choices) => ({ ...choices, nombres: withEntry(choices.nombres, shop, nombre) });
}

/** Chooses for all movements of a shop, the ones chosen alone too. */
export function chooseCategoria(shop: string, categoria: CategoriaChoice): ChoiceEdit {
  return (choices, { movements }) => ({
    ...choices,
    categorias: new Map(choices.categorias).set(shop, categoria),
    ofMovement: new Map([...choices.ofMovement].filter(([at]) => movements[at]?.shop !== shop)),
  });
}

export function chooseCategoriaOf(at: number, categoria: CategoriaChoice): ChoiceEdit {
  return (choices) => ({ ...choices, ofMovement: new Map(choices.ofMovement).set(at, categoria) });
}

export function chooseMetodo(source: string, metodo: MetodoChoice): ChoiceEdit {
  return (choices) => ({ ...choices, metodos: withEntry(choices.metodos, source, metodo) });
}

export function chooseIncluded(places: readonly number[], included: boolean): ChoiceEdit {
  return (choices) => ({ ...choices, included: withAll(choices.included, places, included) });
}

/** The amount of a movement in another currency, in the own one; null takes it back. */
export function chooseImporte(at: number, importe: Hundredths | null): ChoiceEdit {
  return (choices) => ({ ...choices, importes: withEntry(choices.importes, at, importe) });
}

export function chooseSame(places: readonly number[], same: boolean): ChoiceEdit {
  return (choices) => ({ ...choices, same: withAll(choices.same, places, same) });
}

/** Null deletes the entry. */
function withEntry<Key, Value>(
  map: ReadonlyMap<Key, Value>,
  key: Key,
  value: Value | null,
): ReadonlyMap<Key, Value> {
  const next = new Map(map);
  if (value === null) next.delete(key);
  else next.set(key, value);
  return next;
}

function withAll<Value>(
  map: ReadonlyMap<number, Value>,
  places: readonly number[],
  value: Value,
): ReadonlyMap<number, Value> {
  const next = new Map(map);
  for (const at of places) next.set(at, value);
  return next;
}
