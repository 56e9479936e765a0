import type { Fecha } from '@/lib/domain/dates';
import type {
  Categoria,
  CategoriaFields,
  ExchangeFile,
  GastoFields,
  MetodoPago,
  MetodoPagoFields,
  Reembolso,
} from '@/lib/domain/entities';
import { withEtiquetas } from '@/lib/domain/etiquetas';
import { toCents } from '@/lib/domain/money';
import { type RefundCandidate, targetKey } from '@/lib/statements/match/match-refunds';
import type { Hundredths } from '@/lib/statements/movement';
import {
  categoriaOf,
  fateOf,
  metodoOfSource,
  namedMovement,
  pricedMovement,
  type ReviewChoices,
  type RowChoice,
} from './review-choices';
import type { ReviewedMovement, StatementReview } from './review-statement';

/** Shops that count as spent from now on though their words say otherwise, and those that do not. */
export function saidShops(
  review: StatementReview,
  source: number,
  choices: ReviewChoices,
): { counted: string[]; spared: string[] } {
  const counted = new Set(review.sources[source]?.counted);
  const spared = new Set(review.sources[source]?.spared);
  for (const [shop, { isAdded, isCounted }] of seenShops(review, source, choices)) {
    if (isAdded) spared.delete(shop);
    else if (choices.spared.has(shop)) spared.add(shop);
    if (isCounted) counted.add(shop);
    else if (isCounted === false) counted.delete(shop);
  }
  return { counted: [...counted], spared: [...spared] };
}

/** `isCounted`: of movements whose words deny spending; null without any. */
type SeenShop = { isAdded: boolean; isCounted: boolean | null };

function seenShops({ movements }: StatementReview, source: number, choices: ReviewChoices) {
  const seen = new Map<string, SeenShop>();
  movements.forEach((movement, at) => {
    const { shop, status, counted } = movement;
    const fate = fateOf(movement, at, choices);
    // An expense that is there already says nothing against its shop.
    if (movement.source !== source || fate === 'here' || fate === 'same') return;
    const { isAdded, isCounted } = seen.get(shop) ?? { isAdded: false, isCounted: null };
    const comes = fate === 'add';
    const isDoubted = counted !== null || (status.kind === 'aside' && status.reason !== 'dicho');
    seen.set(shop, {
      isAdded: isAdded || comes,
      isCounted: isDoubted ? isCounted === true || comes : isCounted,
    });
  });
  return seen;
}

type AcceptedText = { id: number; descripcion: string };

export type StatementPlan = {
  /** Ids of the plan are no whole numbers. */
  content: ExchangeFile;
  accepted: AcceptedText[];
  /** By expense of the content, and by accepted one. */
  added: number[];
  same: number[];
  again: { at: number; record: number; gasto: number }[];
  refunds: PlannedRefund[];
};

/**
 * Each movement to be added needs a method. `unclassified` is made only if a movement has no category; `newId` gives
 * each refund its id.
 */
export function planStatement(
  review: StatementReview,
  choices: ReviewChoices,
  unclassified: CategoriaFields,
  newId: () => string,
): StatementPlan {
  const categorias = new PlannedRows<CategoriaFields>();
  const metodosPago = new PlannedRows<MetodoPagoFields>();
  const plan: StatementPlan = {
    content: { categorias: [], metodosPago: [], gastos: [] },
    accepted: [],
    added: [],
    same: [],
    again: [],
    refunds: [],
  };
  review.movements.forEach((movement, at) => {
    const fate = fateOf(movement, at, choices);
    if (fate === 'same' && movement.status.kind === 'typed') {
      plan.accepted.push({ id: movement.status.gasto.id, descripcion: movement.descripcion });
      plan.same.push(at);
    }
    if (fate === 'here' && movement.status.kind === 'again' && movement.status.known)
      plan.again.push({ at, ...movement.status.known });
    const metodo = fate === 'add' ? metodoOfSource(review, movement.source, choices) : null;
    if (!metodo || movement.fecha === null) return;
    const categoria = categoriaOf(movement, at, choices) ?? { kind: 'new', fields: unclassified };
    plan.added.push(at);
    const bought = namedMovement(pricedMovement(movement, at, choices), choices);
    plan.content.gastos.push({
      ...gastoOf(bought, movement.fecha, categorias.idOf(categoria), metodosPago.idOf(metodo)),
      ...etiquetasOf(movement, choices),
    });
  });
  plan.content.categorias = categorias.rows satisfies Categoria[];
  plan.content.metodosPago = metodosPago.rows satisfies MetodoPago[];
  plan.refunds = planRefunds(plan, review, choices, newId);
  return plan;
}

function gastoOf(
  { nombre, descripcion, importe }: ReviewedMovement,
  fecha: string,
  categoriaId: number,
  metodoPagoId: number,
): GastoFields {
  return {
    nombre,
    descripcion,
    cantidad: -importe / 100,
    fecha,
    categoriaId,
    metodoPagoId,
    estado: 'pagado',
  };
}

/** Those that the file says, and the one for all. */
function etiquetasOf(
  { etiquetas: told }: ReviewedMovement,
  { etiqueta }: ReviewChoices,
): Pick<GastoFields, 'etiquetas'> {
  const etiquetas = withEtiquetas(told, etiqueta ? [etiqueta] : []);
  return etiquetas ? { etiquetas } : {};
}

/** Ids that no stored row can have. */
class PlannedRows<Fields extends { nombre: string }> {
  readonly rows: (Fields & { id: number })[] = [];

  idOf(choice: RowChoice<Fields>): number {
    if (choice.kind === 'stored') return choice.id;
    const known = this.rows.find(({ nombre }) => nombre === choice.fields.nombre);
    if (known) return known.id;
    const id = this.rows.length + 0.5;
    this.rows.push({ ...choice.fields, id });
    return id;
  }
}

/** `full`: too little is left; `out`: it is not imported. */
type ChosenRefund = { candidate: RefundCandidate; fault: 'full' | 'out' | null };

/** By place of the income: as the person says, else as proposed. */
export function refundsOf(
  review: Pick<StatementReview, 'movements'>,
  choices: ReviewChoices,
): Map<number, ChosenRefund> {
  const chosen = new Map<number, ChosenRefund>();
  const rooms = new Map<string, Room>();
  review.movements.forEach(({ status, importe }, at) => {
    if (status.kind !== 'refund') return;
    const [first] = status.candidates;
    const proposed = status.likely && first ? targetKey(first.target) : null;
    const said = choices.refunds.get(at);
    const key = said === undefined ? proposed : said;
    const candidate = status.candidates.find(({ target }) => targetKey(target) === key);
    if (!candidate || key === null) return;
    let room = rooms.get(key);
    if (!room) rooms.set(key, (room = { left: candidate.left, owed: [...candidate.owed] }));
    const fault = isOut(candidate, review, choices) ? 'out' : take(room, importe) ? null : 'full';
    chosen.set(at, { candidate, fault });
  });
  return chosen;
}

/** `owed`: expected amounts. */
type Room = { left: Hundredths; owed: Hundredths[] };

function take(room: Room, cents: Hundredths): boolean {
  const expected = room.owed.indexOf(cents);
  if (expected !== -1) room.owed.splice(expected, 1);
  else if (cents > room.left) return false;
  else room.left -= cents;
  return true;
}

function isOut(
  { target }: RefundCandidate,
  { movements }: Pick<StatementReview, 'movements'>,
  choices: ReviewChoices,
): boolean {
  if (target.kind === 'stored') return false;
  const movement = movements[target.at];
  return !movement || fateOf(movement, target.at, choices) !== 'add';
}

/** Parts of the file's own expenses that came back, as its column says, by place. */
export function toldRefunds(
  { movements }: Pick<StatementReview, 'movements'>,
  choices: ReviewChoices,
): Map<number, Hundredths> {
  const told = new Map<number, Hundredths>();
  movements.forEach((movement, at) => {
    const { devuelto = 0, foreign } = movement;
    if (devuelto > 0 && foreign === null && fateOf(movement, at, choices) === 'add') told.set(at, devuelto);
  });
  return told;
}

/** `place` in the plan's content, null for a stored expense; `at` of the income, null if a column says it. */
type PlannedRefund = {
  at: number | null;
  paid: Pick<RefundCandidate, 'target' | 'nombre' | 'fecha'>;
  reembolso: Reembolso;
  place: number | null;
};

/** Refunds of the file's own expenses are written into these. */
function planRefunds(
  { added, content }: Pick<StatementPlan, 'added' | 'content'>,
  review: StatementReview,
  choices: ReviewChoices,
  newId: () => string,
): PlannedRefund[] {
  const places = new Map(added.map((at, place) => [at, place]));
  function addTo(at: number, reembolso: Reembolso): number | null {
    const place = places.get(at);
    const gasto = place === undefined ? undefined : content.gastos[place];
    if (!gasto || place === undefined) return null;
    gasto.reembolsos = [...(gasto.reembolsos ?? []), reembolso];
    return place;
  }
  const told = [...toldRefunds(review, choices)].flatMap(([at, cents]): PlannedRefund[] => {
    const { fecha = null, nombre = '' } = review.movements[at] ?? {};
    if (fecha === null) return [];
    const reembolso = { id: newId(), cantidad: cents / 100, fecha };
    const place = addTo(at, reembolso);
    return place === null
      ? []
      : [{ at: null, paid: { target: { kind: 'row', at }, nombre, fecha }, reembolso, place }];
  });
  const chosen = [...refundsOf(review, choices)].flatMap(([at, { candidate, fault }]): PlannedRefund[] => {
    const { fecha = null, importe = 0, nombre = '' } = review.movements[at] ?? {};
    if (fault !== null || fecha === null) return [];
    const reembolso = { id: newId(), cantidad: importe / 100, fecha, de: nombre };
    if (candidate.target.kind === 'stored') return [{ at, paid: candidate, reembolso, place: null }];
    const place = addTo(candidate.target.at, reembolso);
    return place === null ? [] : [{ at, paid: candidate, reembolso, place }];
  });
  return [...told, ...chosen];
}

/** `fecha` of the expense, `refunded` of the money; `isStored` before the import. */
export type NotedRefund = {
  nombre: string;
  fecha: Fecha;
  refunded: Fecha;
  cents: Hundredths;
  isStored: boolean;
};

export function notedRefund({ paid, reembolso }: PlannedRefund): NotedRefund {
  const { nombre, fecha, target } = paid;
  const cents = Number(toCents(reembolso.cantidad));
  return { nombre, fecha, refunded: reembolso.fecha, cents, isStored: target.kind === 'stored' };
}
