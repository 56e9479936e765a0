import { eachChunkOfGastos } from '@/lib/db/chunks';
import { listGastosByIds } from '@/lib/db/gasto-rows';
import type { StoredChange } from '@/lib/db/watch-changes';
import type { Gasto } from '@/lib/domain/entities';
import { hasCents, isMoneyOwed } from '@/lib/domain/reembolsos';
import { pageData, watchData } from './page-data';
import { noteOwed } from './perhaps-owed';
import { afterShown } from './phase';
import { wholeAmounts } from './whole-amounts';

/** The last question: an answer that a later change overtook is not noted. */
let last: Promise<void> | null = null;

/** Looks through all expenses until one has cents. Never rejects: an unreadable database leaves the note as it is. */
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

/** Notes single expenses at once: an act says what it stored before the screens read. */
export function noteAmounts(gastos: readonly Gasto[]): void {
  if (gastos.length > 0 && wholeAmounts.read() !== false) note(!gastos.some(hasCents));
}

/** Keeps the note in line with the data, whoever changes them; the answered function ends this. */
export function keepAmounts(): () => void {
  if (wholeAmounts.read() !== true) afterShown(learnAmounts);
  return watchData((change) => void learnOfChange(change));
}

/** The last expense with cents may have gone with any change, and money that is owed may have come back with an undo. */
async function learnOfChange({ gastos }: StoredChange): Promise<void> {
  const rows = gastos === 'all' ? null : await listGastosByIds(pageData, gastos).catch(() => []);
  if (rows === null || rows.some(isMoneyOwed)) noteOwed(true);
  if (rows === null || wholeAmounts.read() === false) await learnAmounts();
  else noteAmounts(rows);
}

function note(areWhole: boolean | null): void {
  if (wholeAmounts.read() !== areWhole) wholeAmounts.write(areWhole);
}
