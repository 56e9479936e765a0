import type { Fecha } from '@/lib/domain/dates';
import type { Gasto } from '@/lib/domain/entities';
import { bancoInName } from '@/lib/statements/tables/cuenta';
import type { FileSources, Source } from '@/lib/statements/match/file-sources';
import type { Match } from '@/lib/statements/match/match-known';
import {
  matchRefunds,
  type PaidExpense,
  type RefundCandidate,
  withoutRefundWords,
} from '@/lib/statements/match/match-refunds';
import {
  isIncome,
  type Known,
  type KnownMovement,
  matchStatement,
} from '@/lib/statements/match/match-statement';
import { matchTyped } from '@/lib/statements/match/match-typed';
import { addMoved, type CountedTwice, countedTwice, movedOf } from '@/lib/statements/match/money-moved';
import type {
  AsideReason,
  BroughtMovement,
  Hundredths,
  IgnoredReason,
  MovedBy,
  Movement,
} from '@/lib/statements/movement';
import { labelsOf } from '@/lib/statements/names/movement-texts';
import type { Answers, Statement } from '@/lib/statements/statement';

/** `fileName` is null for this file. */
type EarlierMovement = { concepto: string; fecha: Fecha; fileName: string | null };

/** `earlier`: perhaps an earlier import has noted it. */
type OfferedRefund = {
  candidates: readonly RefundCandidate[];
  likely: boolean;
  earlier: EarlierMovement | null;
};

type Own = {
  nombreOf: (at: number) => string;
  isAdded: (at: number) => boolean;
};

/** Incomes that may be refunds, and those noted before. */
function refundOffers(
  movements: readonly Movement[],
  { paid, refunds }: Pick<Known, 'paid' | 'refunds'>,
  matches: readonly Match[],
  own: Own,
): Map<number, OfferedRefund | 'noted'> {
  const offered = new Map<number, OfferedRefund | 'noted'>();
  const open: number[] = [];
  function notedAt(at: number) {
    const match = matches[at];
    return match && match.kind !== 'new' ? refunds[match.at] : undefined;
  }
  movements.forEach((movement, at) => {
    if (!isIncome(movement)) return;
    if (matches[at]?.kind === 'known' && notedAt(at)?.gone === false) offered.set(at, 'noted');
    else open.push(at);
  });
  if (open.length === 0) return offered;
  const incomes = open
    .flatMap((at) => movements[at] ?? [])
    .map(({ fecha, importe, concepto, detalles }) => ({
      ...{ fecha: fecha ?? '', cents: importe, concepto, detalles },
    }));
  matchRefunds(incomes, [...paid, ...ownExpenses(movements, own)]).forEach((offer, place) => {
    const at = open[place];
    if (!offer || at === undefined) return;
    const noted = notedAt(at);
    const { concepto = '', fecha = '' } = noted?.movement ?? {};
    const earlier = noted ? { concepto, fecha, fileName: noted.fileName } : null;
    offered.set(at, { ...offer, likely: offer.likely && !noted, earlier });
  });
  return offered;
}

function ownExpenses(movements: readonly Movement[], { nombreOf, isAdded }: Own): PaidExpense[] {
  return movements.flatMap((movement, at): PaidExpense[] => {
    const { fecha, importe, devuelto = 0, concepto, detalles } = movement;
    if (fecha === null || !isAdded(at)) return [];
    const [nombre, cents] = [nombreOf(at), -importe];
    return [
      {
        ...{ target: { kind: 'row', at }, nombre, fecha, cents, left: cents - devuelto },
        ...{ back: devuelto > 0 ? [devuelto] : [], owed: [], texts: [nombre, concepto, ...detalles] },
      },
    ];
  });
}

/** `gone`: its expense was deleted; `likely`: the answer is preset. */
export type MovementStatus =
  | { kind: 'new' }
  /** `seen`: other files tell, and not its words alone. */
  | { kind: 'aside'; reason: AsideReason; seen?: MovedBy['seen'] }
  | { kind: 'foreign' }
  | { kind: 'pending' }
  | { kind: 'here'; gone: boolean }
  | {
      kind: 'again';
      likely: boolean;
      gone: boolean;
      earlier: EarlierMovement;
      known: Pick<KnownMovement, 'record' | 'gasto'> | null;
    }
  | { kind: 'typed'; likely: boolean; gasto: Pick<Gasto, 'id' | 'nombre' | 'fecha'> }
  /** `isNoted`: as a refund, by an earlier import. */
  | { kind: 'income'; isNoted?: true }
  /** An income that may be a refund. */
  | ({ kind: 'refund' } & OfferedRefund)
  | { kind: 'ignored'; reason: IgnoredReason };

export type ReviewedMovement = {
  /** Counted from 1. */
  row: number;
  source: number;
  fecha: Fecha | null;
  /** Signed: negative is money out. */
  importe: Hundredths;
  nombre: string;
  descripcion: string;
  shop: string;
  status: MovementStatus;
  /** As written; `importe` is in that currency too. */
  foreign: { divisa: string; escrito: string } | null;
  /** Why it might not be spending, though the person counted its shop. */
  counted: AsideReason | null;
  /** The part that came back, where the file says it. */
  devuelto?: Hundredths;
  etiquetas?: readonly string[];
};

/** Plain data; `movements` keep their order. */
export type StatementReview = Omit<Statement, 'kind' | 'format' | 'remember' | 'movements'> & {
  sources: Source[];
  movements: ReviewedMovement[];
  twice: CountedTwice[];
};

/** `kept` is null for what cannot be brought. */
type ReviewedStatement = { review: StatementReview; kept: (BroughtMovement | null)[] };

const MAY_HAVE_MOVED: ReadonlySet<MovementStatus['kind']> = new Set(['new', 'aside']);

export function reviewStatement(
  statement: Statement,
  known: Known,
  answers: Pick<Answers, 'cuenta'>,
  { unnamed, fileName }: { unnamed: string; fileName: string },
): ReviewedStatement {
  const matched = matchStatement(
    statement,
    broughtThings(known, fileName),
    known.refunds,
    known.sources,
    answers.cuenta,
  );
  const { sources } = matched;
  const moved = addMoved(statement.movements, sources);
  const labels = labelsOf(statement.movements, unnamed);
  const { statuses, counted } = statusesOf(statement, labels, matched, moved, known);
  const movements = statement.movements.map((movement, at) =>
    reviewedMovement(movement, labels[at], statuses[at] ?? { kind: 'new' }, {
      source: sources.ofMovement[at] ?? 0,
      counted: counted[at] ?? null,
    }),
  );
  return {
    review: {
      ...headOf(statement, sources, fileName),
      movements,
      twice: countedTwice(matched, moved, known, unnamed),
    },
    kept: matched.kept,
  };
}

/** `counted`: why it would stand aside if the person had not counted its shop. */
function statusesOf(
  statement: Statement,
  labels: ReturnType<typeof labelsOf>,
  { sources, matches, refundMatches }: ReturnType<typeof matchStatement>,
  moved: ReturnType<typeof addMoved>,
  known: Known,
): { statuses: MovementStatus[]; counted: (AsideReason | null)[] } {
  const said = saidOf(sources);
  const own = ownStatuses(statement, labels, said);
  const counted = own.map((status, at) =>
    status.kind === 'aside' && said('counted', at, labels[at]?.shop) ? status.reason : null,
  );
  const statuses = own.map((status, at) =>
    statusOf(counted[at] ? { kind: 'new' } : status, matches[at], statement, known),
  );
  function mayHaveMoved(at: number) {
    return MAY_HAVE_MOVED.has(statuses[at]?.kind ?? 'ignored');
  }
  movedOf(statement.movements, mayHaveMoved, sources, moved, known).forEach((by, at) => {
    if (by) statuses[at] = { kind: 'aside', ...by };
  });
  matchWithTyped(statement.movements, labels, statuses, known, sources);
  offerRefunds(statement.movements, labels, statuses, known, refundMatches);
  return { statuses, counted };
}

function headOf(
  { banco, parts, problems, notes, recalled, questions }: Statement,
  sources: FileSources,
  fileName: string,
) {
  return {
    ...{ parts, problems, notes, recalled, sources: sources.sources },
    banco: banco ?? bancoInName(fileName),
    questions: [...questions, ...(sources.question ? [sources.question] : [])],
  };
}

function broughtThings({ brought }: Known, fileName: string) {
  return brought.map(({ movement, gasto, record, fileName: from, isRestored }) => ({
    movement,
    thing: gasto,
    file: record,
    isNamesake: from === fileName || isRestored === true,
  }));
}

function ownStatuses(
  { movements }: Statement,
  labels: ReturnType<typeof labelsOf>,
  said: ReturnType<typeof saidOf>,
) {
  return movements.map((movement, at): MovementStatus => {
    const status = ownStatusOf(movement);
    const isSpared = status.kind === 'new' && said('spared', at, labels[at]?.shop);
    return isSpared ? { kind: 'aside', reason: 'dicho' } : status;
  });
}

function saidOf({ sources, ofMovement }: FileSources) {
  const sets = sources.map(({ counted, spared }) => ({ counted: new Set(counted), spared: new Set(spared) }));
  return (kind: 'counted' | 'spared', at: number, shop = '') =>
    sets[ofMovement[at] ?? 0]?.[kind].has(shop) === true;
}

function reviewedMovement(
  { row, fecha, importe, devuelto, etiquetas, foreign, escrito }: Movement,
  label: ReturnType<typeof labelsOf>[number] | undefined,
  status: MovementStatus,
  { source, counted }: Pick<ReviewedMovement, 'source' | 'counted'>,
): ReviewedMovement {
  const { nombre = '', descripcion = '', shop = '' } = label ?? {};
  return {
    row,
    source,
    fecha,
    importe,
    nombre: status.kind === 'refund' ? withoutRefundWords(nombre) : nombre,
    descripcion,
    shop,
    status,
    foreign: foreign === null ? null : { divisa: foreign, escrito },
    // Other files go before what the person once said of a text.
    counted: status.kind === 'aside' ? null : counted,
    ...(devuelto !== undefined && { devuelto }),
    ...(etiquetas && { etiquetas }),
  };
}

function statusOf(
  own: MovementStatus,
  match: Match | undefined,
  { movements }: Statement,
  { brought }: Known,
): MovementStatus {
  if (!match || match.kind === 'new') return own;
  // A reverted movement stays reverted, even if it was brought before it was reverted.
  if (own.kind === 'ignored' && own.reason === 'revertido') return own;
  const before = brought[match.at];
  if (match.kind === 'known') return { kind: 'here', gone: before?.gone ?? false };
  // A row that is not preselected needs no question.
  if (own.kind !== 'new') return own;
  const { concepto = '', fecha = null } = before?.movement ?? movements[match.at - brought.length] ?? {};
  return {
    kind: 'again',
    likely: match.likely,
    gone: before?.gone ?? false,
    earlier: {
      concepto: before?.movement.squeezed ? '' : concepto.toWellFormed(),
      fecha: fecha ?? '',
      fileName: before?.fileName ?? null,
    },
    known: before ? { record: before.record, gasto: before.gasto } : null,
  };
}

function matchWithTyped(
  movements: readonly Movement[],
  labels: ReturnType<typeof labelsOf>,
  statuses: MovementStatus[],
  { typed }: Known,
  { sources, ofMovement }: FileSources,
): void {
  if (typed.length === 0) return;
  const places = placesWhere(movements, ({ fecha }, at) => fecha !== null && statuses[at]?.kind === 'new');
  const charges = places.map((at) => ({
    fecha: movements[at]?.fecha ?? '',
    cents: -(movements[at]?.importe ?? 0),
    texto: labels[at]?.texto ?? '',
    metodoPagoId: sources[ofMovement[at] ?? 0]?.metodoPagoId ?? null,
  }));
  const byId = new Map(typed.map((gasto) => [gasto.id, gasto]));
  matchTyped(charges, typed).forEach((pair, place) => {
    const at = places[place];
    const gasto = pair ? byId.get(pair.id) : undefined;
    if (at === undefined || !pair || !gasto) return;
    const { id, nombre, fecha } = gasto;
    statuses[at] = { kind: 'typed', likely: pair.likely, gasto: { id, nombre, fecha } };
  });
}

function offerRefunds(
  movements: readonly Movement[],
  labels: ReturnType<typeof labelsOf>,
  statuses: MovementStatus[],
  known: Known,
  matches: readonly Match[],
): void {
  const offered = refundOffers(movements, known, matches, {
    nombreOf: (at) => labels[at]?.nombre ?? '',
    isAdded: (at) => isAddedUnsaid(statuses[at]),
  });
  offered.forEach((offer, at) => {
    statuses[at] = offer === 'noted' ? { kind: 'income', isNoted: true } : { kind: 'refund', ...offer };
  });
}

/** True if the movement becomes an expense unless the person says otherwise. */
function isAddedUnsaid(status: MovementStatus | undefined): boolean {
  if (status?.kind === 'again' || status?.kind === 'typed') return !status.likely;
  return status?.kind === 'new';
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
