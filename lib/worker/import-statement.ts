import type { Brought, SourceRecord } from '@/lib/db/brought-records';
import { listImports } from '@/lib/db/import-diary';
import { RetoldGone } from '@/lib/db/retell-gastos';
import type { CategoriaFields } from '@/lib/domain/entities';
import { toInstant } from '@/lib/domain/instant';
import { toCents } from '@/lib/domain/money';
import type { StoredTally } from '@/lib/domain/tally';
import type { ImportedRows } from '@/lib/import/import-record';
import { broughtMovement, type BroughtMovement } from '@/lib/statements/match-brought';
import type { StatementReview } from '@/lib/statements/review-statement';
import type { Statement } from '@/lib/statements/statement';
import {
  countedShops,
  cuadreOf,
  metodoOfSource,
  planStatement,
  type Cuadre,
  type ReviewChoices,
  type StatementPlan,
} from '@/lib/statements/statement-plan';
import { UNCLASSIFIED } from '@/lib/text/extractos';
import type { JobControl } from './jobs';
import { checked, closeRecord, importIntoDiary } from './run-import';
import type { StatementOutcome } from './statement-messages';
import { writeInTurn, type Stores } from './stores';

/** The category of what nobody has classified yet. */
const UNCLASSIFIED_FIELDS: CategoriaFields = { ...UNCLASSIFIED, color: 'gray', icono: '📥' };

/** A statement as it was reviewed, what is kept of each movement that is brought, and the imports that stood by then. */
export type ReviewedStatement = {
  statement: Statement;
  review: StatementReview;
  kept: readonly (BroughtMovement | null)[];
  state: string;
};

/** What is kept of the movements of a review, should they be brought; null for those that cannot be. */
export function keptOf({ movements }: Statement, review: StatementReview): (BroughtMovement | null)[] {
  return movements.map((movement, at) => {
    const key = review.sources[review.movements[at]?.source ?? 0]?.key ?? '';
    return movement.importe < 0 ? broughtMovement(movement, key) : null;
  });
}

/**
 * Imports a reviewed statement by the way of every import: one write, which the diary announces before it is committed, together with what
 * was brought. Never rejects: every outcome but `finished` has left everything as it was.
 */
export async function importStatement(
  stores: Stores,
  { statement, review, kept, state }: ReviewedStatement,
  choices: ReviewChoices,
  fileName: string,
  control: JobControl & {
    onOutcome: (outcome: StatementOutcome) => void;
    onStored: (stored: StoredTally) => void;
  },
  now: Date,
): Promise<StatementOutcome> {
  const plan = planStatement(review, choices, UNCLASSIFIED_FIELDS);
  const cuadre = cuadreOf(review, choices);
  const rejected = new Set<number>();
  return writeInTurn<StatementOutcome>(stores, control.signal, async () => {
    if ((await importState(stores)) !== state) return { kind: 'changed' };
    try {
      const { stored, ...done } = await importIntoDiary(
        stores,
        plan.content,
        { skipDuplicates: false, retell: plan.accepted },
        {
          ...control,
          onRejected: (_, { index }) => {
            rejected.add(index - 1);
          },
        },
        { at: toInstant(now), fileName, sha256: null },
        (rows) => ({
          record: recordOf(kept, plan, rejected, rows),
          sources: sourcesOf(statement, review, choices),
        }),
      );
      for (const place of rejected) moveOut(cuadre, plan, place);
      const outcome = { kind: 'finished' as const, cuadre, ...done };
      control.onOutcome(outcome);
      await closeRecord(stores, done.recordId);
      return checked(outcome, await stored, control);
    } catch (error) {
      if (error instanceof RetoldGone) return { kind: 'changed' };
      throw error;
    }
  });
}

/** The imports that stand now, as a review knows them. */
async function importState({ program }: Stores): Promise<string> {
  const records = await listImports(program);
  const standing = records.filter((record) => record.state === 'done').map(({ id }) => id);
  return standing.sort((one, other) => one - other).join();
}

/** What is kept of the movements that were brought, each with its expense: those that were added have their ids in a row. */
function recordOf(
  kept: ReviewedStatement['kept'],
  plan: StatementPlan,
  rejected: ReadonlySet<number>,
  { firstGasto, fingerprints }: ImportedRows,
): Brought['record'] {
  const ids: number[] = [];
  fingerprints.forEach((fingerprint, distance) => {
    if (fingerprint !== 0 && firstGasto !== null) ids.push(firstGasto + distance);
  });
  const record: Brought['record'] = { movements: [], gastos: [] };
  function keep(at: number, gasto: number | undefined) {
    const movement = kept[at];
    if (!movement || gasto === undefined) return;
    record.movements.push(movement);
    record.gastos.push(gasto);
  }
  plan.added
    .filter((_, place) => !rejected.has(place))
    .forEach((at, place) => {
      keep(at, ids[place]);
    });
  plan.same.forEach((at, place) => {
    keep(at, plan.accepted[place]?.id);
  });
  return record;
}

/** What is remembered: how the columns are read, and which method belongs to each source. */
function sourcesOf(
  { remember }: Statement,
  review: StatementReview,
  choices: ReviewChoices,
): Map<string, SourceRecord> {
  const sources = new Map<string, SourceRecord>();
  if (remember) sources.set(remember.key, { mapping: remember.mapping, metodoPago: null });
  review.sources.forEach(({ key, moved }, source) => {
    const metodo = metodoOfSource(review, source, choices);
    const metodoPago =
      metodo && (metodo.kind === 'stored' ? { id: metodo.id } : { nombre: metodo.fields.nombre });
    const counted = countedShops(review, source, choices);
    sources.set(key, { mapping: sources.get(key)?.mapping ?? null, metodoPago, counted, moved });
  });
  return sources;
}

/** An expense that the rules or the database refused is left out. */
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
