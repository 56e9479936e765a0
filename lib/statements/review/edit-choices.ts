import type { CategoriaFields, MetodoPagoFields } from '@/lib/domain/entities';
import type { Hundredths } from '@/lib/statements/movement';
import { namedMovement, type ReviewChoices, type RowChoice } from './review-choices';
import type { StatementReview } from './review-statement';
import { shopOf } from '@/lib/statements/names/unclassified-shops';

export type ChoiceEdit = (
  choices: ReviewChoices,
  review: Pick<StatementReview, 'movements'>,
) => ReviewChoices;

export function chooseEtiqueta(etiqueta: string): ChoiceEdit {
  return (choices) => ({ ...choices, etiqueta });
}

/** Null gives back the names that were read. */
export function chooseNombre(shop: string, nombre: string | null): ChoiceEdit {
  return (choices) => ({ ...choices, nombres: withEntry(choices.nombres, shop, nombre) });
}

/** Replaces categories of single movements too. */
export function chooseCategoria(shop: string, categoria: RowChoice<CategoriaFields> | null): ChoiceEdit {
  return (choices, { movements }) => ({
    ...choices,
    categorias: new Map(choices.categorias).set(shop, categoria),
    ofMovement: new Map([...choices.ofMovement].filter(([at]) => movements[at]?.shop !== shop)),
  });
}

export function chooseCategoriaOf(at: number, categoria: RowChoice<CategoriaFields> | null): ChoiceEdit {
  return (choices) => ({ ...choices, ofMovement: new Map(choices.ofMovement).set(at, categoria) });
}

/** Other movements keep a category of their own. */
export function chooseCategoriaAt(
  places: readonly number[],
  categoria: RowChoice<CategoriaFields>,
  isAsked: boolean,
): ChoiceEdit {
  return (choices, { movements }) => {
    const [categorias, ofMovement] = [new Map(choices.categorias), new Map(choices.ofMovement)];
    const asked = new Map(choices.asked);
    for (const at of places) {
      const movement = movements[at];
      if (!movement) continue;
      categorias.set(movement.shop, categoria);
      ofMovement.delete(at);
      // Later statements may know either name.
      asked.set(movement.shop, isAsked).set(shopOf(namedMovement(movement, choices).nombre), isAsked);
    }
    return { ...choices, categorias, ofMovement, asked };
  };
}

export function chooseSpared(places: readonly number[]): ChoiceEdit {
  return (choices, { movements }) => {
    const [included, spared] = [new Map(choices.included), new Set(choices.spared)];
    for (const at of places) {
      included.delete(at);
      spared.add(movements[at]?.shop ?? '');
    }
    return { ...choices, included, spared };
  };
}

export function chooseMetodo(source: string, metodo: RowChoice<MetodoPagoFields>): ChoiceEdit {
  return (choices) => ({ ...choices, metodos: withEntry(choices.metodos, source, metodo) });
}

export function chooseIncluded(places: readonly number[], included: boolean): ChoiceEdit {
  return (choices) => ({ ...choices, included: withAll(choices.included, places, included) });
}

/** In the own currency; null takes it back. */
export function chooseImporte(at: number, importe: Hundredths | null): ChoiceEdit {
  return (choices) => ({ ...choices, importes: withEntry(choices.importes, at, importe) });
}

export function chooseSame(places: readonly number[], same: boolean): ChoiceEdit {
  return (choices) => ({ ...choices, same: withAll(choices.same, places, same) });
}

export function chooseRefund(at: number, key: string | null): ChoiceEdit {
  return (choices) => ({ ...choices, refunds: new Map(choices.refunds).set(at, key) });
}

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
