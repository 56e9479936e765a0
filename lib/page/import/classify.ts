import { noteShops, noteSpared } from '@/lib/db/brought-movements';
import type { ProgramDatabase } from '@/lib/db/databases';
import { classifyGastos, removeGastos } from '@/lib/db/edit-gastos';
import type { Act, ChangeFault } from '@/lib/domain/change';
import type { CategoriaFields } from '@/lib/domain/entities';
import { type Result, type StorageFault, success } from '@/lib/domain/result';
import { reviewedShops } from '@/lib/statements/review/classify-steps';
import { chooseCategoriaAt, chooseIncluded, chooseSpared } from '@/lib/statements/review/edit-choices';
import { NO_CHOICES, type ReviewChoices, type RowChoice } from '@/lib/statements/review/review-choices';
import type { UnclassifiedShop } from '@/lib/statements/names/unclassified-shops';
import { perform, undo } from '@/lib/page/acts/history';
import { loadDatabases } from '@/lib/page/storage/page-data';
import type { StatementSession } from './statement-session';
import { type RunningJob, startJob } from '@/lib/page/workers';

type CardFault = ChangeFault | StorageFault;

type TakeBack = () => Promise<Result<unknown, CardFault>>;

/** Stored expenses, or the movements of a review. */
export type CardRows = {
  kind: 'stored' | 'review';
  /** Of a review; what is stored is found by a job. */
  reviewed: () => ReturnType<typeof reviewedShops> | null;
  /** For later statements as well if `isAlways`. */
  classify: (
    shops: readonly UnclassifiedShop[],
    choice: RowChoice<CategoriaFields>,
    isAlways: boolean,
  ) => Promise<Result<TakeBack, CardFault>>;
  /** Takes the rows for no expense, in later statements as well if `isAlways`. */
  remove: (shops: readonly UnclassifiedShop[], isAlways: boolean) => Promise<Result<TakeBack, CardFault>>;
};

export function findUnclassified(): RunningJob<'unclassified'> {
  return startJob('unclassified', null);
}

/** The cards of skipped shops come last. */
export function noteSkipped(shops: readonly UnclassifiedShop[], isSkipped: boolean): Promise<void> {
  return quietly((program) => noteShops(program, namesOf(shops), { skipped: isSkipped }));
}

/** Notes come first: a page may be left at any time. */
export const STORED_ROWS: CardRows = {
  kind: 'stored',
  reviewed: () => null,
  classify: async (shops, choice, isAlways) => {
    const ids = idsOfShops(shops);
    await quietly((program) => noteShops(program, namesOf(shops), { asked: !isAlways, skipped: false }));
    await quietly((program) => noteSpared(program, ids, false));
    const classified = await perform('gastos-edited', classifyGastos(ids, choice));
    return classified.ok ? success(takeBackOf(classified.value)) : classified;
  },
  remove: async (shops, isAlways) => {
    const ids = idsOfShops(shops);
    function forget() {
      return quietly((program) => noteSpared(program, ids, false));
    }
    await quietly((program) => noteShops(program, namesOf(shops), { skipped: false }));
    await quietly((program) => noteSpared(program, ids, isAlways));
    const removed = await perform('gastos-deleted', removeGastos(ids));
    if (!removed.ok) {
      await forget();
      return removed;
    }
    const takeBack = takeBackOf(removed.value);
    return success(async () => {
      const undone = await takeBack();
      if (undone.ok) await forget();
      return undone;
    });
  },
};

function takeBackOf(act: Act | null): TakeBack {
  return async () => (act ? undo(act) : success(null));
}

/** Without the note, later statements ask. */
async function quietly(note: (program: ProgramDatabase) => Promise<void>): Promise<void> {
  try {
    const { pageProgram } = await loadDatabases();
    await note(pageProgram);
  } catch {
    // The rows are written all the same.
  }
}

function namesOf(shops: readonly UnclassifiedShop[]): string[] {
  return shops.map(({ shop }) => shop);
}

function idsOfShops(shops: readonly UnclassifiedShop[]): number[] {
  return shops.flatMap(({ gastos }) => gastos.map(({ id }) => id));
}

/** Writes nothing: the import writes and remembers. */
export function rowsOfReview(session: StatementSession): CardRows {
  function choicesNow(): ReviewChoices {
    const now = session.flow.getState();
    return now.state === 'reviewed' ? now.choices : NO_CHOICES;
  }
  function chosen(edit: () => void): Promise<Result<TakeBack, CardFault>> {
    const { categorias, ofMovement, asked, included, spared } = choicesNow();
    edit();
    return Promise.resolve(
      success(() => {
        session.edit((choices) => ({ ...choices, categorias, ofMovement, asked, included, spared }));
        return Promise.resolve(success(null));
      }),
    );
  }
  return {
    kind: 'review',
    reviewed: () => {
      const now = session.flow.getState();
      return now.state === 'reviewed' ? reviewedShops(now.review, now.choices) : null;
    },
    classify: (shops, choice, isAlways) =>
      chosen(() => {
        session.edit(chooseCategoriaAt(idsOfShops(shops), choice, !isAlways));
      }),
    remove: (shops, isAlways) =>
      chosen(() => {
        const places = idsOfShops(shops);
        session.edit(isAlways ? chooseSpared(places) : chooseIncluded(places, false));
      }),
  };
}
