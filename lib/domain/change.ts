import type { CatalogoTable, Gasto, RowOf } from './entities';

/** One row before and after a change, null if it was not there: added, edited or deleted. */
export type RowChange<Row> = { id: number; before: Row | null; after: Row | null };

/** Ids to which expenses refer though no row has them: only broken data, or those of another program, hold such. */
export type DeadIds = { readonly [Table in CatalogoTable]: readonly number[] };

/** Expenses that were changed for good: how many, of which no rows are kept, and the ids to which they refer since. */
export type Lasting = { gastos: number; written: DeadIds };

/**
 * Everything that one act of a person changed in the three tables, ids included. `dead` were ids of expenses already
 * before: taking the act back may write them again. One that is `lasting` cannot be taken back.
 */
export type Change = { gastos: readonly RowChange<Gasto>[]; dead: DeadIds; lasting?: Lasting } & {
  [Table in CatalogoTable]: readonly RowChange<RowOf<Table>>[];
};

/** What a person did, for the words that say it. */
export type ChangeKind =
  | 'gasto-added'
  | 'gastos-edited'
  | 'gastos-deleted'
  | `${CatalogoTable}-${'added' | 'edited' | 'deleted' | 'merged'}`;

/** Something that a person did, and can take back. */
export type Act = { kind: ChangeKind; change: Change };

/**
 * Why a change was not applied. `changed-since`: a row is not as the change expects it; `in-use`: a category or
 * method that it removes has expenses; `not-in-turn`: later changes must be taken back first; `cancelled`: the person
 * called it off while it took long.
 */
export type ChangeFault = 'changed-since' | 'in-use' | 'not-in-turn' | 'cancelled' | MissingReference;

/** Why expenses were not written: what they would refer to is not there, or not any more. */
export type MissingReference = 'categoria-missing' | 'metodo-missing';

const NONE_DEAD: DeadIds = { categorias: [], metodosPago: [] };

/** A change of the given rows alone. */
export function changeOf(part: Partial<Change>): Change {
  return { gastos: [], categorias: [], metodosPago: [], dead: NONE_DEAD, ...part };
}

/** The change that takes another one back. */
export function invert({ gastos, categorias, metodosPago, dead }: Change): Change {
  return {
    dead,
    gastos: gastos.map(swap),
    categorias: categorias.map(swap),
    metodosPago: metodosPago.map(swap),
  };
}

/** Whether a change changes nothing. */
export function isEmpty(change: Change): boolean {
  return countGastos(change) + change.categorias.length + change.metodosPago.length === 0;
}

/** How many expenses a change is about. */
export function countGastos({ gastos, lasting }: Change): number {
  return lasting?.gastos ?? gastos.length;
}

/** Whether two rows hold the same values under the same names. */
export function sameRow(one: object | null | undefined, other: object | null | undefined): boolean {
  if (!one || !other) return !one && !other;
  const entries = Object.entries(one);
  return (
    entries.length === Object.keys(other).length &&
    entries.every(([field, value]) => sameValue(value, Reflect.get(other, field)))
  );
}

/** Rows are flat; only what another program has stored may hold lists, dates and the like. */
function sameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object') return false;
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The change of one row that takes another one back. */
export function swap<Row>({ id, before, after }: RowChange<Row>): RowChange<Row> {
  return { id, before: after, after: before };
}
