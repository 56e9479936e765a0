import type { StoredChange } from '@/lib/db/changes';
import { listGastosByIds } from '@/lib/db/stored-rows';
import { eachChunkOfGastos } from '@/lib/db/rows-by-id';
import type { Change } from '@/lib/domain/change';
import type { Gasto } from '@/lib/domain/entities';
import { hasCents, isMoneyOwed } from '@/lib/domain/reembolsos';
import { pageData, watchData } from '@/lib/page/storage/page-data';
import { afterShown } from '@/lib/page/phase';
import { createSetting } from '@/lib/page/settings/settings';
import { wholeAmounts } from '@/lib/page/storage/stored-notes';

/** False once no money is expected: asking means reading everything. */
export const perhapsOwed = createSetting('mis-gastos:owed', (text) => text !== 'false', true);

export function noteOwed(isOwed: boolean): void {
  if (perhapsOwed.read() !== isOwed) perhapsOwed.write(isOwed);
}

/** Notes at once what an act stored: screens read only later. */
export function noteStored({ gastos, lasting }: Change): void {
  const stored = gastos.flatMap(({ after }) => after ?? []);
  if (lasting || stored.some(isMoneyOwed)) noteOwed(true);
  noteAmounts(stored);
}

/** Answers that a later change overtook are not noted. */
let last: Promise<void> | null = null;

/** Looks for an expense with cents. Never rejects: without an answer the note stays. */
export function learnAmounts(): Promise<void> {
  const own: Promise<void> = learn(() => own === last);
  last = own;
  return own;
}

async function learn(isLast: () => boolean): Promise<void> {
  let areWhole: boolean | null = null;
  try {
    await eachChunkOfGastos(pageData, (chunk) => {
      areWhole = !chunk.some(hasCents);
      return areWhole && isLast();
    });
  } catch {
    return;
  }
  if (isLast()) note(areWhole);
  else await last;
}

function noteAmounts(gastos: readonly Gasto[]): void {
  if (gastos.length > 0 && wholeAmounts.read() !== false) note(!gastos.some(hasCents));
}

/** In line with the data, from any tab or worker. */
export function keepAmounts(): () => void {
  if (wholeAmounts.read() !== true) afterShown(learnAmounts);
  return watchData((change) => void learnOfChange(change));
}

/** The last cents may have gone, and owed money may have come back with an undo. */
async function learnOfChange({ gastos }: StoredChange): Promise<void> {
  const rows = gastos === 'all' ? null : await listGastosByIds(pageData, gastos).catch(() => []);
  if (rows === null || rows.some(isMoneyOwed)) noteOwed(true);
  if (rows === null || wholeAmounts.read() === false) await learnAmounts();
  else noteAmounts(rows);
}

function note(areWhole: boolean | null): void {
  if (wholeAmounts.read() !== areWhole) wholeAmounts.write(areWhole);
}
