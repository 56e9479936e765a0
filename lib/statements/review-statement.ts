import type { Fecha } from '@/lib/domain/dates';
import { matchBrought, type BroughtMovement } from '@/lib/statements/match-brought';
import { matchTyped, type TypedGasto } from '@/lib/statements/match-typed';
import { matchMoved, movedBy, withMoved, type MovedBy, type MovedMoney } from '@/lib/statements/money-moved';
import { movementName, shopKey } from '@/lib/statements/movement-name';
import type { AsideReason, Hundredths, IgnoredReason, Movement } from '@/lib/statements/movement';
import type { Problem } from '@/lib/statements/problem';
import type { Question } from '@/lib/statements/question';
import type { NoteRow, Part, Statement } from '@/lib/statements/statement';

/** An expense that the person typed, as the review names it. */
export type TypedMatch = { id: number; nombre: string; fecha: Fecha };

/**
 * A row of a statement is to the person: a new charge; one that may not be spending; one in another currency, whose amount is asked
 * for; one that is not settled yet; one that was brought before, whose expense may have been deleted since; one that they may have
 * typed; money that comes in; or no movement.
 */
export type MovementStatus =
  | { kind: 'new' }
  /** `seen`: other files tell, and not its words alone. */
  | { kind: 'aside'; reason: AsideReason; seen?: MovedBy['seen'] }
  | { kind: 'foreign' }
  | { kind: 'pending' }
  | { kind: 'here'; gone: boolean }
  | { kind: 'typed'; gasto: TypedMatch }
  | { kind: 'income' }
  | { kind: 'ignored'; reason: IgnoredReason };

/** A row of a statement as it is reviewed. */
export type ReviewedMovement = {
  /** The row in its sheet, counted from 1. */
  row: number;
  /** The place of its source in the review. */
  source: number;
  fecha: Fecha | null;
  /** Signed: negative is money out. */
  importe: Hundredths;
  /** The shop made readable, and the bank's text as it is. */
  nombre: string;
  descripcion: string;
  /** Equal for the movements of one shop. */
  shop: string;
  status: MovementStatus;
  /** Its currency and amount as the file writes them, if not the own one: then `importe` is in that currency as well. */
  foreign: { divisa: string; escrito: string } | null;
  /** Why it might not be spending, though the person has counted its shop as spent before. */
  counted: AsideReason | null;
};

/** One account, or one kind of file: what its expenses are paid with is asked once. */
export type Source = {
  key: string;
  cuenta: string | null;
  metodoPagoId: number | null;
  /** The shops whose movements might not be spending and that the person has counted as spent. */
  counted: readonly string[];
  /** The money that other sources show as charges, as its files, this one among them, tell. */
  moved: readonly MovedMoney[];
};

/** A statement against what is stored. Plain data; `movements` are in the order of the statement's. */
export type StatementReview = {
  parts: Part[];
  questions: Question[];
  problems: Problem[];
  notes: NoteRow[];
  recalled: boolean;
  sources: Source[];
  movements: ReviewedMovement[];
};

/** A movement that was brought before; `gone` if its expense is not stored any more. */
export type KnownMovement = { movement: BroughtMovement; gone: boolean };

/** What a statement is held against. */
export type Known = {
  brought: readonly KnownMovement[];
  /** Expenses that no statement has brought. */
  typed: readonly (TypedGasto & { nombre: string })[];
  metodoOf: (source: string) => number | null;
  countedOf: (source: string) => readonly string[];
  moved: ReadonlyMap<string, readonly MovedMoney[]>;
};

/** What the movements of a part are known by when the next file of its source comes. */
export function sourceKeyOf(statement: Statement, part: number): string {
  return statement.parts[part]?.cuenta ?? statement.remember?.key ?? statement.format.kind;
}

/** Holds the rows of a statement against what is stored. `unnamed` is the name of a movement without any text. */
export function reviewStatement(statement: Statement, known: Known, unnamed: string): StatementReview {
  const sources: Source[] = [];
  const sourceOfPart = statement.parts.map(({ cuenta }, part) => {
    const key = sourceKeyOf(statement, part);
    const at = sources.findIndex((source) => source.key === key);
    if (at >= 0) return at;
    sources.push({
      key,
      cuenta,
      metodoPagoId: known.metodoOf(key),
      counted: known.countedOf(key),
      moved: known.moved.get(key) ?? [],
    });
    return sources.length - 1;
  });
  sources.forEach((source, place) => {
    const own = statement.movements.filter(({ part }) => sourceOfPart[part] === place);
    source.moved = withMoved(source.moved, movedBy(own));
  });
  const nameOf = namer();
  const keyOf = shopKeys();
  const texts = statement.movements.map((movement) => ({
    nombre: nameOf(movement),
    descripcion: textOf(movement),
  }));
  const statuses = statusesOf(statement.movements, texts, sources, sourceOfPart, known);
  const { parts, questions, problems, notes, recalled } = statement;
  const movements = statement.movements.map((movement, at): ReviewedMovement => {
    const { row, part, fecha, importe } = movement;
    const nombre = texts[at]?.nombre || unnamed;
    const descripcion = texts[at]?.descripcion || nombre;
    const source = sourceOfPart[part] ?? 0;
    const shop = keyOf(nombre);
    const status = statuses[at] ?? { kind: 'new' };
    // Other files go before what the person once said of a text.
    const isCounted =
      status.kind === 'aside' && status.seen === undefined && sources[source]?.counted.includes(shop);
    const counted = isCounted ? status.reason : null;
    return {
      row,
      source,
      fecha,
      importe,
      nombre,
      descripcion,
      shop,
      status: counted === null ? status : { kind: 'new' },
      foreign: movement.foreign === null ? null : { divisa: movement.foreign, escrito: movement.escrito },
      counted,
    };
  });
  return { parts, questions, problems, notes, recalled, sources, movements };
}

/** Whether a row of a statement takes money and may become an expense. */
export function isCharge({ state, importe, fecha }: Pick<Movement, 'state' | 'importe' | 'fecha'>): boolean {
  return state.kind !== 'ignored' && importe < 0 && fecha !== null;
}

/** The name and the text of a movement; empty where it has none. */
type MovementTexts = { nombre: string; descripcion: string };

function statusesOf(
  movements: readonly Movement[],
  texts: readonly MovementTexts[],
  sources: readonly Source[],
  sourceOfPart: readonly number[],
  known: Known,
): MovementStatus[] {
  const statuses = movements.map(ownStatusOf);
  let left = known.brought;
  sources.forEach(({ key }, source) => {
    const places = placesWhere(
      movements,
      (movement) => isCharge(movement) && sourceOfPart[movement.part] === source,
    );
    const found = matchBrought(
      places.map((at) => movements[at]).filter((movement) => movement !== undefined),
      key,
      left.map(({ movement }) => movement),
    );
    const taken = new Set<number>();
    found.forEach((brought, place) => {
      const at = places[place];
      if (brought === null || at === undefined) return;
      taken.add(brought);
      statuses[at] = { kind: 'here', gone: left[brought]?.gone ?? false };
    });
    // What one account has used up is no movement of another.
    left = left.filter((_, place) => !taken.has(place));
  });
  sources.forEach(({ key }, source) => {
    const places = placesWhere(
      movements,
      ({ part }, at) => sourceOfPart[part] === source && MAY_HAVE_MOVED.has(statuses[at]?.kind ?? 'ignored'),
    );
    const others = new Map(known.moved);
    for (const other of sources) others.set(other.key, other.moved);
    others.delete(key);
    matchMoved(
      places.flatMap((at) => movements[at] ?? []),
      [...others.values()].flat(),
    ).forEach((moved, place) => {
      const at = places[place];
      if (moved && at !== undefined) statuses[at] = { kind: 'aside', ...moved };
    });
  });
  matchWithTyped(movements, texts, statuses, known);
  return statuses;
}

const MAY_HAVE_MOVED: ReadonlySet<MovementStatus['kind']> = new Set(['new', 'aside']);

function matchWithTyped(
  movements: readonly Movement[],
  texts: readonly MovementTexts[],
  statuses: MovementStatus[],
  { typed }: Known,
): void {
  if (typed.length === 0) return;
  const places = placesWhere(movements, ({ fecha }, at) => fecha !== null && statuses[at]?.kind === 'new');
  const charges = places.map((at) => ({
    fecha: movements[at]?.fecha ?? '',
    cents: -(movements[at]?.importe ?? 0),
    texto: `${texts[at]?.nombre ?? ''} ${texts[at]?.descripcion ?? ''}`,
  }));
  const byId = new Map(typed.map((gasto) => [gasto.id, gasto]));
  matchTyped(charges, typed).forEach((id, place) => {
    const at = places[place];
    const gasto = id === null ? undefined : byId.get(id);
    if (at === undefined || !gasto) return;
    statuses[at] = { kind: 'typed', gasto: { id: gasto.id, nombre: gasto.nombre, fecha: gasto.fecha } };
  });
}

function ownStatusOf(movement: Movement): MovementStatus {
  if (movement.state.kind === 'ignored') return movement.state;
  if (movement.importe >= 0) return { kind: 'income' };
  if (movement.foreign !== null) return { kind: 'foreign' };
  return movement.state.kind === 'movement' ? { kind: 'new' } : movement.state;
}

function placesWhere(
  movements: readonly Movement[],
  isWanted: (movement: Movement, at: number) => boolean,
): number[] {
  return movements.flatMap((movement, at) => (isWanted(movement, at) ? [at] : []));
}

/** Names movements; those with equal texts are looked at once. */
function namer(): (movement: Movement) => string {
  const names = new Map<string, string>();
  return function nameOf({ concepto, detalles }) {
    const key = [concepto, ...detalles].join('\n');
    let name = names.get(key);
    if (name === undefined) names.set(key, (name = movementName(concepto, detalles).toWellFormed()));
    return name;
  };
}

/** Keys of shops; those of equal names are made once. */
function shopKeys(): (nombre: string) => string {
  const keys = new Map<string, string>();
  return function keyOf(nombre) {
    let key = keys.get(nombre);
    if (key === undefined) keys.set(nombre, (key = shopKey(nombre) || nombre));
    return key;
  };
}

function textOf({ concepto, detalles }: Movement): string {
  return (concepto.trim() === '' ? detalles.join(' ').trim() : concepto).toWellFormed();
}
