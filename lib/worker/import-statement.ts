import { standingImports } from '@/lib/db/brought-movements';
import type { Brought, SourceRecord } from '@/lib/db/brought-records';
import { newReembolsoId } from '@/lib/db/edit-reembolsos';
import { type ImportSource, writeImport } from '@/lib/db/write-import';
import { ChangedSince } from '@/lib/db/retell-and-refund';
import type { CategoriaFields } from '@/lib/domain/entities';
import { toInstant } from '@/lib/domain/dates';
import { toCents } from '@/lib/domain/money';
import type { ImportedRows } from '@/lib/import/import-flow';
import type { BroughtMovement } from '@/lib/statements/movement';
import {
  notedRefund,
  planStatement,
  saidShops,
  type StatementPlan,
} from '@/lib/statements/review/plan-statement';
import type { StatementReview } from '@/lib/statements/review/review-statement';
import type { Statement } from '@/lib/statements/statement';
import {
  type Cuadre,
  cuadreOf,
  fateOf,
  metodoOfSource,
  type ReviewChoices,
} from '@/lib/statements/review/review-choices';
import { UNCLASSIFIED } from '@/lib/text/extractos';
import type { FinishedStatement, JobControl, StatementOutcome } from './jobs';
import { writeInTurn, type Stores } from './stores';

const UNCLASSIFIED_FIELDS: CategoriaFields = { ...UNCLASSIFIED, color: 'gray', icono: '📥' };

/** `kept`: the record of each movement; `state`: the imports known at the review. */
type ReviewedStatement = {
  statement: Statement;
  review: StatementReview;
  kept: readonly (BroughtMovement | null)[];
  state: string;
};

/** One write, announced in the diary together with its movements. Never rejects: only `finished` changes data. */
export async function importStatement(
  stores: Stores,
  reviewed: ReviewedStatement,
  choices: ReviewChoices,
  fileName: string,
  control: JobControl<StatementOutcome>,
  now: Date,
): Promise<StatementOutcome> {
  const source = sourceOf(reviewed, choices, { at: toInstant(now), fileName, sha256: null });
  return writeInTurn<StatementOutcome>(stores, control.signal, async () => {
    if ((await standingImports(stores.program)).join() !== reviewed.state) return { kind: 'changed' };
    try {
      return await writeImport(stores, source, control);
    } catch (error) {
      if (error instanceof ChangedSince) return { kind: 'changed' };
      throw error;
    }
  });
}

function sourceOf(
  { statement, review, kept }: ReviewedStatement,
  choices: ReviewChoices,
  origin: ImportSource<FinishedStatement>['origin'],
): ImportSource<FinishedStatement> {
  const plan = planStatement(review, choices, UNCLASSIFIED_FIELDS, newReembolsoId);
  const cuadre = cuadreOf(review, choices);
  const rejected = new Set<number>();
  return {
    content: plan.content,
    options: {
      skipDuplicates: false,
      retell: plan.accepted,
      refunds: storedRefunds(plan),
    },
    origin,
    onRejected: (_, { index }) => {
      rejected.add(index - 1);
    },
    broughtOf: (rows) => {
      const settled = settledSources(review, choices);
      const under = keptUnder(kept, review, settled);
      const ids = addedIds(plan, rejected, rows);
      return {
        record: { ...recordOf(under, plan, ids), ...broughtRefunds(under, plan, rejected, ids) },
        again: againOf(under, plan),
        sources: sourcesOf(statement, review, choices, settled),
        asked: choices.asked,
      };
    },
    outcomeOf: (done) => {
      for (const place of rejected) moveOut(cuadre, plan, place);
      return { kind: 'finished', cuadre, refunds: notedIn(plan, rejected).map(notedRefund), ...done };
    },
  };
}

/** Those that lower an expense stored before; the others come with theirs. */
function storedRefunds({ refunds }: StatementPlan) {
  return refunds.flatMap(({ paid: { target }, reembolso }) =>
    target.kind === 'stored' ? [{ id: target.id, reembolso }] : [],
  );
}

/** Without those of refused expenses. */
function notedIn({ refunds }: StatementPlan, rejected: ReadonlySet<number>) {
  return refunds.filter(({ place }) => place === null || !rejected.has(place));
}

/** `isTold`: the person said that the file is of this account. */
type SettledSource = { key: string; isTold: boolean };

/** A file without a number gets an account of its own if the person said that all its known movements are others. */
function settledSources({ sources, movements }: StatementReview, choices: ReviewChoices): SettledSource[] {
  return sources.map(({ key, otherKey, isTold }, source) => {
    if (otherKey === null) return { key, isTold };
    const asked = movements.flatMap((movement, at) =>
      movement.source === source && movement.status.kind === 'again' && movement.status.likely
        ? [fateOf(movement, at, choices)]
        : [],
    );
    if (asked.length === 0) return { key, isTold };
    return asked.includes('here') ? { key, isTold: true } : { key: otherKey, isTold: true };
  });
}

/** By place of the movement. New expenses have rising ids from `firstGasto`; a fingerprint of 0 is a gap. */
function addedIds(
  { added }: StatementPlan,
  rejected: ReadonlySet<number>,
  { firstGasto, fingerprints }: ImportedRows,
): Map<number, number> {
  const ids: number[] = [];
  fingerprints.forEach((fingerprint, distance) => {
    if (fingerprint !== 0 && firstGasto !== null) ids.push(firstGasto + distance);
  });
  const stored = added.filter((_, place) => !rejected.has(place));
  return new Map(
    stored.flatMap((at, place) => {
      const id = ids[place];
      return id === undefined ? [] : [[at, id] as const];
    }),
  );
}

function recordOf(
  kept: ReviewedStatement['kept'],
  plan: StatementPlan,
  ids: ReadonlyMap<number, number>,
): Brought['record'] {
  const record: Brought['record'] = { movements: [], gastos: [] };
  function keep(at: number, gasto: number | undefined) {
    const movement = kept[at];
    if (!movement || gasto === undefined) return;
    record.movements.push(movement);
    record.gastos.push(gasto);
  }
  for (const [at, gasto] of ids) keep(at, gasto);
  plan.same.forEach((at, place) => {
    keep(at, plan.accepted[place]?.id);
  });
  return record;
}

function broughtRefunds(
  kept: ReviewedStatement['kept'],
  plan: StatementPlan,
  rejected: ReadonlySet<number>,
  ids: ReadonlyMap<number, number>,
): Pick<Brought['record'], 'refunds'> {
  const brought = notedIn(plan, rejected).flatMap(({ at, paid: { target }, reembolso }) => {
    const movement = at === null ? null : kept[at];
    const gasto = target.kind === 'stored' ? target.id : ids.get(target.at);
    return movement ? [{ movement, reembolso: reembolso.id, ...(gasto !== undefined && { gasto }) }] : [];
  });
  return brought.length > 0 ? { refunds: brought } : {};
}

/** Under the keys of the accounts that the person has settled. */
function keptUnder(
  kept: ReviewedStatement['kept'],
  { movements }: StatementReview,
  sources: readonly SettledSource[],
): ReviewedStatement['kept'] {
  const ids = new Map<number, BroughtMovement['source']>();
  return kept.map((movement, at) => {
    const source = movements[at]?.source ?? 0;
    const key = sources[source]?.key;
    if (!movement || key === undefined) return movement;
    let id = ids.get(source);
    if (!id) ids.set(source, (id = { ...movement.source, key }));
    return { ...movement, source: id };
  });
}

function againOf(kept: ReviewedStatement['kept'], { again }: StatementPlan): Brought['again'] {
  return again.flatMap(({ at, ...known }) => {
    const movement = kept[at];
    return movement ? [{ ...known, movement }] : [];
  });
}

/** The way the columns are read, and the method of each account. */
function sourcesOf(
  { remember }: Statement,
  review: StatementReview,
  choices: ReviewChoices,
  settled: readonly SettledSource[],
): Map<string, SourceRecord> {
  const sources = new Map<string, SourceRecord>();
  if (remember) sources.set(remember.reading, { mapping: remember.mapping, metodoPago: null });
  settled.forEach(({ key, isTold }, source) => {
    const metodo = metodoOfSource(review, source, choices);
    const metodoPago =
      metodo && (metodo.kind === 'stored' ? { id: metodo.id } : { nombre: metodo.fields.nombre });
    const moved = review.sources[source]?.moved ?? [];
    const said = saidShops(review, source, choices);
    sources.set(key, { mapping: null, metodoPago, ...said, moved, ...(isTold && { isTold }) });
  });
  return sources;
}

/** For an expense that the rules or the database refused. */
function moveOut(
  { added, out }: Pick<Cuadre, 'added' | 'out'>,
  { content }: StatementPlan,
  place: number,
): void {
  const sum = Number(toCents(content.gastos[place]?.cantidad ?? 0));
  added.count -= 1;
  added.sum -= sum;
  out.count += 1;
  out.sum += sum;
}
