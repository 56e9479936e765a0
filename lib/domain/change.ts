import type { CatalogoTable, Gasto, RowOf } from './entities';
import type { StickyTurn } from './etiquetas';

/** `before` is null for an added row, `after` for a deleted one. */
export type RowChange<Row> = { id: number; before: Row | null; after: Row | null };

/** Only broken or foreign data hold such ids. */
type DeadIds = { readonly [Table in CatalogoTable]: readonly number[] };

/** The number of rows, and the dead ids that they name since. */
type Lasting = { gastos: number; written: DeadIds };

/** Undoing may write `dead` ids, which had no row before. A `lasting` change cannot be undone. */
export type Change = { gastos: readonly RowChange<Gasto>[]; dead: DeadIds; lasting?: Lasting } & {
  [Table in CatalogoTable]: readonly RowChange<RowOf<Table>>[];
};

export type ChangeKind =
  | 'gasto-added'
  | 'gastos-edited'
  | 'gastos-deleted'
  | 'presupuestos-edited'
  | `etiqueta-${'renamed' | 'merged' | 'removed'}`
  | `${CatalogoTable}-${'added' | 'edited' | 'deleted' | 'merged'}`;

/** Undo and redo turn the tag that goes on (`sticky`) as well. */
export type Act = { kind: ChangeKind; change: Change; sticky?: StickyTurn };

/**
 * `changed-since`: a row differs from what is expected. `not-in-turn`: later changes must be undone first.
 * `cancelled`: by the person.
 */
export type ChangeFault = 'changed-since' | 'in-use' | 'not-in-turn' | 'cancelled' | MissingReference;

export type MissingReference = 'categoria-missing' | 'metodo-missing';

const NONE_DEAD: DeadIds = { categorias: [], metodosPago: [] };

export function changeOf(part: Partial<Change>): Change {
  return { gastos: [], categorias: [], metodosPago: [], dead: NONE_DEAD, ...part };
}

export function invert({ gastos, categorias, metodosPago, dead }: Change): Change {
  return {
    dead,
    gastos: gastos.map(swap),
    categorias: categorias.map(swap),
    metodosPago: metodosPago.map(swap),
  };
}

export function isEmpty(change: Change): boolean {
  return countGastos(change) + change.categorias.length + change.metodosPago.length === 0;
}

export function countGastos({ gastos, lasting }: Change): number {
  return lasting?.gastos ?? gastos.length;
}

export function sameRow(one: object | null | undefined, other: object | null | undefined): boolean {
  if (!one || !other) return !one && !other;
  const entries = Object.entries(one);
  return (
    entries.length === Object.keys(other).length &&
    entries.every(([field, value]) => sameValue(value, Reflect.get(other, field)))
  );
}

/** Compares lists and the like as JSON. */
function sameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object') return false;
  return JSON.stringify(one) === JSON.stringify(other);
}

export function swap<Row>({ id, before, after }: RowChange<Row>): RowChange<Row> {
  return { id, before: after, after: before };
}
