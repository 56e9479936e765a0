import type { DayRange } from '@/lib/domain/dates';
import type { CategoriaFields, MetodoPagoFields } from '@/lib/domain/entities';
import type { Guess } from '@/lib/domain/guess/gasto-guesser';
import type { Hundredths } from '@/lib/statements/movement';
import type { ReviewedMovement, StatementReview } from './review-statement';

export type RowChoice<Fields> = { kind: 'stored'; id: number } | { kind: 'new'; fields: Fields };

type CategoriaChoice = RowChoice<CategoriaFields>;
type MetodoChoice = RowChoice<MetodoPagoFields>;

/** `categoria`: «14 de las últimas 15»; `nombre`: the person's own. */
export type ShopGuess = { categoria: Guess<number> | null; nombre: string | null };

/** By place, shop or source. Anything missing is as proposed. */
export type ReviewChoices = {
  nombres: ReadonlyMap<string, string>;
  /** Of a shop, and of one movement, which goes before. Null: not classified yet. */
  categorias: ReadonlyMap<string, CategoriaChoice | null>;
  ofMovement: ReadonlyMap<number, CategoriaChoice | null>;
  guesses: ReadonlyMap<string, ShopGuess>;
  metodos: ReadonlyMap<string, MetodoChoice>;
  included: ReadonlyMap<number, boolean>;
  /** In the own currency, for movements in another one. */
  importes: ReadonlyMap<number, Hundredths>;
  /** No expense, unless a movement is included. */
  spared: ReadonlySet<string>;
  /** Shops classified on cards; true if later statements ask again. */
  asked: ReadonlyMap<string, boolean>;
  /** True if a movement is the expense that the person typed, or the one that another file brought. */
  same: ReadonlyMap<number, boolean>;
  /** The expense that an income is the refund of, by its key; null for none. */
  refunds: ReadonlyMap<number, string | null>;
  /** For all that is added; empty for none, null before an answer. */
  etiqueta: string | null;
};

export const NO_CHOICES: ReviewChoices = {
  nombres: new Map(),
  categorias: new Map(),
  ofMovement: new Map(),
  guesses: new Map(),
  metodos: new Map(),
  included: new Map(),
  importes: new Map(),
  spared: new Set(),
  asked: new Map(),
  same: new Map(),
  refunds: new Map(),
  etiqueta: null,
};

/** `same`: typed; `here`: brought already; `foreign`: of unknown amount; `ignored`: no movement; `none`: no charge. */
export type MovementFate = 'add' | 'same' | 'here' | 'aside' | 'foreign' | 'out' | 'ignored' | 'none';

export function fateOf(movement: ReviewedMovement, at: number, choices: ReviewChoices): MovementFate {
  const fate = fateUnsaid(movement, at, choices);
  const isSpared = choices.spared.has(movement.shop) && choices.included.get(at) !== true;
  return fate === 'add' && isSpared ? 'aside' : fate;
}

function fateUnsaid(
  { status, fecha, importe, foreign }: ReviewedMovement,
  at: number,
  choices: ReviewChoices,
): MovementFate {
  const isPriced = foreign !== null && choices.importes.has(at);
  // Without a day, or an amount in the own currency, there is no expense.
  const included = fecha === null ? false : foreign === null ? choices.included.get(at) : isPriced;
  switch (status.kind) {
    case 'new':
      return (included ?? true) ? 'add' : 'out';
    case 'aside':
      return included ? 'add' : 'aside';
    case 'foreign':
      return included ? 'add' : 'foreign';
    case 'pending':
      return included ? 'add' : 'out';
    case 'here':
      return included ? 'add' : 'here';
    case 'again':
      if (included === false) return 'out';
      return isSame(status, at, choices) ? 'here' : 'add';
    case 'typed':
      if (included === false) return 'out';
      return isSame(status, at, choices) ? 'same' : 'add';
    case 'ignored':
      if (fecha === null || importe >= 0) return 'none';
      return included ? 'add' : 'ignored';
    case 'income':
    case 'refund':
      return 'none';
  }
}

function isSame({ likely }: { likely: boolean }, at: number, { same }: ReviewChoices): boolean {
  return same.get(at) ?? likely;
}

export function pricedMovement(
  movement: ReviewedMovement,
  at: number,
  choices: ReviewChoices,
): ReviewedMovement {
  if (movement.foreign === null) return movement;
  return { ...movement, importe: -(choices.importes.get(at) ?? 0) };
}

export function namedMovement(
  movement: ReviewedMovement,
  { nombres, guesses }: Pick<ReviewChoices, 'nombres' | 'guesses'>,
): ReviewedMovement {
  const nombre = nombres.get(movement.shop) ?? guesses.get(movement.shop)?.nombre;
  return nombre === undefined || nombre === null ? movement : { ...movement, nombre };
}

export function categoriaOf(
  { shop }: ReviewedMovement,
  at: number,
  choices: ReviewChoices,
): CategoriaChoice | null {
  const own = choices.ofMovement.get(at);
  return own === undefined ? categoriaOfShop(shop, choices) : own;
}

export function categoriaOfShop(shop: string, choices: ReviewChoices): CategoriaChoice | null {
  const chosen = choices.categorias.get(shop);
  if (chosen !== undefined) return chosen;
  const guess = choices.guesses.get(shop)?.categoria;
  return guess ? { kind: 'stored', id: guess.value } : null;
}

/** Null while the method is unknown. */
export function metodoOfSource(
  review: StatementReview,
  source: number,
  choices: ReviewChoices,
): MetodoChoice | null {
  const { key, metodoPagoId } = review.sources[source] ?? { key: '', metodoPagoId: null };
  return choices.metodos.get(key) ?? (metodoPagoId === null ? null : { kind: 'stored', id: metodoPagoId });
}

export function openSources(review: StatementReview, choices: ReviewChoices): number[] {
  const needed = new Set<number>();
  review.movements.forEach((movement, at) => {
    if (fateOf(movement, at, choices) === 'add') needed.add(movement.source);
  });
  return [...needed]
    .filter((source) => metodoOfSource(review, source, choices) === null)
    .sort((a, b) => a - b);
}

type Counted = { count: number; sum: Hundredths };

type CuadreLine = 'added' | 'same' | 'here' | 'aside' | 'foreign' | 'out' | 'ignored';

/** The lines add up to the charges. */
export type Cuadre = { charges: Counted } & Record<CuadreLine, Counted>;

export function cuadreOf({ movements }: Pick<StatementReview, 'movements'>, choices: ReviewChoices): Cuadre {
  const cuadre: Cuadre = {
    charges: none(),
    added: none(),
    same: none(),
    here: none(),
    aside: none(),
    foreign: none(),
    out: none(),
    ignored: none(),
  };
  movements.forEach((movement, at) => {
    const fate = fateOf(movement, at, choices);
    if (fate === 'none') return;
    const { importe } = pricedMovement(movement, at, choices);
    count(cuadre.charges, importe);
    count(cuadre[fate === 'add' ? 'added' : fate], importe);
  });
  return cuadre;
}

function none(): Counted {
  return { count: 0, sum: 0 };
}

function count(counted: Counted, importe: Hundredths): void {
  counted.count += 1;
  counted.sum -= importe;
}

export type StatementExtent = {
  banco: string | null;
  metodos: readonly MetodoChoice[];
  /** Null without a day. */
  days: DayRange | null;
};

export function extentOf(review: StatementReview, choices: ReviewChoices): StatementExtent {
  const metodos = review.sources.flatMap((_, source) => metodoOfSource(review, source, choices) ?? []);
  const fechas = review.movements.flatMap(({ fecha }) => fecha ?? []).sort();
  const [desde, hasta] = [fechas[0], fechas.at(-1)];
  return {
    banco: review.banco,
    metodos,
    days: desde === undefined || hasta === undefined ? null : { desde, hasta },
  };
}
