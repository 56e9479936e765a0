import type { Act } from '@/lib/domain/change';
import type { KeptAct, ProgramDatabase } from './databases';

const KEPT_MS = 24 * 60 * 60 * 1000;

/** In the order of keeping. Deletes outdated ones first. */
export async function takeKeptActs(
  program: ProgramDatabase,
  tab: string,
  now: Date,
): Promise<Map<number, KeptAct>> {
  const { keptActs } = program;
  const kept = new Map<number, KeptAct>();
  await dropOutdatedActs(program, now);
  await keptActs.orderBy(':id').each((row, { primaryKey }) => {
    if (row.tab === tab && isAct(row.act)) kept.set(primaryKey, row);
  });
  return kept;
}

/** Acts of a future time are outdated too. */
export async function dropOutdatedActs({ keptActs }: ProgramDatabase, now: Date): Promise<void> {
  await keptActs.db.transaction('rw', keptActs, async () => {
    const outdated: number[] = [];
    await keptActs.orderBy(':id').each(({ at }, { primaryKey }) => {
      const age = now.getTime() - at;
      if (!(age >= 0 && age < KEPT_MS)) outdated.push(primaryKey);
    });
    await keptActs.bulkDelete(outdated);
  });
}

/** One transaction; answers the ids of `fresh`. */
export function exchangeKeptActs(
  { keptActs }: ProgramDatabase,
  gone: readonly number[],
  fresh: readonly KeptAct[],
): Promise<number[]> {
  return keptActs.db.transaction('rw', keptActs, async () => {
    await keptActs.bulkDelete([...gone]);
    return fresh.length === 0 ? [] : keptActs.bulkAdd([...fresh], { allKeys: true });
  });
}

function isAct({ kind, change }: Partial<Act>): boolean {
  if (!kind || !change) return false;
  const { gastos, categorias, metodosPago, dead } = change as Partial<Act['change']>;
  return [gastos, categorias, metodosPago, dead?.categorias, dead?.metodosPago].every(Array.isArray);
}
