import type { Fecha } from '@/lib/domain/dates';
import type { Reembolso } from '@/lib/domain/entities';
import { toCents } from '@/lib/domain/money';
import { type RefundCandidate, targetKey } from '@/lib/statements/match-refunds';
import type { Hundredths } from '@/lib/statements/movement';
import type { StatementPlan } from '@/lib/statements/plan-statement';
import type { StatementReview } from '@/lib/statements/review-statement';
import { fateOf, type ReviewChoices } from '@/lib/statements/review-choices';

/** `full`: less is left of the expense than the income; `out`: it is not imported. */
export type ChosenRefundFault = 'full' | 'out';

export type ChosenRefund = { candidate: RefundCandidate; fault: ChosenRefundFault | null };

/** By place, the expense that each income lowers: as the person says, else as the review proposes. */
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

/** `owed` are the amounts that are expected. */
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

/**
 * `place` is that of an expense of the plan's content; null for a stored one. `at` is the place of the income; null if
 * a column says it.
 */
export type PlannedRefund = {
  at: number | null;
  paid: Pick<RefundCandidate, 'target' | 'nombre' | 'fecha'>;
  reembolso: Reembolso;
  place: number | null;
};

/** Refunds of the file's own expenses are written into these. `newId` gives each its id. */
export function planRefunds(
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

/** An expense and its day, and when and how much came back; `isStored` if it was there before the import. */
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
