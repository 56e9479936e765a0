import { noteAskedShops } from '@/lib/db/asked-shops';
import { classifyGastos } from '@/lib/db/classify-gastos';
import { removeGastos } from '@/lib/db/edit-gastos';
import type { CategoriaFields } from '@/lib/domain/entities';
import type { RowChoice } from '@/lib/statements/statement-plan';
import type { UnclassifiedShop } from '@/lib/statements/unclassified-shops';
import { perform, type Performed } from './history';
import { startJob, type RunningJob } from './job-client';
import { pageProgram } from './page-database';

/** The shops that the person has skipped on this page: the flow goes on behind them. */
let skipped: ReadonlySet<string> = new Set();

export function skippedShops(): ReadonlySet<string> {
  return skipped;
}

export function keepSkipped(shops: ReadonlySet<string>): void {
  skipped = shops;
}

export function findUnclassified(): RunningJob<'unclassified'> {
  return startJob('unclassified', null);
}

/** Gives all expenses of shops a category; later statements take it over, or ask again if `isAlways` is false. */
export async function classifyShops(
  shops: readonly UnclassifiedShop[],
  choice: RowChoice<CategoriaFields>,
  isAlways: boolean,
): Performed {
  const classified = await perform('gastos-edited', classifyGastos(idsOf(shops), choice));
  if (classified.ok) await noteAsked(shops, !isAlways);
  return classified;
}

export function removeShops(shops: readonly UnclassifiedShop[]): Performed {
  return perform('gastos-deleted', removeGastos(idsOf(shops)));
}

/** Without the note, later statements propose the category, which can be changed there. */
async function noteAsked(shops: readonly UnclassifiedShop[], isAsked: boolean): Promise<void> {
  try {
    await noteAskedShops(
      pageProgram,
      shops.map(({ shop }) => shop),
      isAsked,
    );
  } catch {
    // The expenses are classified all the same.
  }
}

function idsOf(shops: readonly UnclassifiedShop[]): number[] {
  return shops.flatMap(({ gastos }) => gastos.map(({ id }) => id));
}
