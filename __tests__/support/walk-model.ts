/** A refund as the walk sees it; no two have the same giver. */
export type WalkReembolso = { de: string; cantidad: number; isOwed: boolean };

/** An expense as the walk sees it; `categoria` is the key of one. */
export type WalkGasto = {
  nombre: string;
  cantidad: number;
  estado: string;
  categoria: number;
  reembolsos: readonly WalkReembolso[];
  etiquetas: readonly string[];
};

/** A category as the walk sees it. */
export type WalkCategoria = { nombre: string; presupuesto: number | null };

type Rows = { gastos: Map<number, WalkGasto>; categorias: Map<number, WalkCategoria> };
type RowChange = {
  table: keyof Rows;
  key: number;
  before: WalkGasto | WalkCategoria | null;
  after: WalkGasto | WalkCategoria | null;
};

/**
 * What a tab remembers that was done in it, and what it took back, also when it is loaded anew; but what is `unkept` only as
 * long as it is not. `isRead`: it has read what is kept since it was loaded, which its first act does.
 */
export type WalkTab = {
  done: RowChange[][];
  undone: RowChange[][];
  unkept: Set<RowChange[]>;
  isRead: boolean;
};

/** How many copies are kept. */
const KEPT_COPIES = 10;

/** What must be stored after each step of a walk: the program's rules in a few lines, over maps. Keys are the model's own. */
export class WalkModel {
  #rows: Rows = { gastos: new Map(), categorias: new Map() };
  /** The copies that are kept, the newest first. */
  copies: Rows[] = [];
  #lastKey = 0;

  /** The rows in the form in which the walk reads what is stored. */
  lines(): string[] {
    const { gastos, categorias } = this.#rows;
    return [
      ...[...gastos.values()].map((gasto) =>
        lineOf(gasto, categorias.get(gasto.categoria)?.nombre, gasto.reembolsos, gasto.etiquetas),
      ),
      ...[...categorias.values()].map(({ nombre, presupuesto }) => `${nombre} · ${presupuesto ?? ''}`),
    ].toSorted();
  }

  gastos(): [number, WalkGasto][] {
    return [...this.#rows.gastos];
  }

  categorias(): [number, WalkCategoria][] {
    return [...this.#rows.categorias];
  }

  /** Brings rows in as an import does: categories by their nombre, and nothing that could be taken back by a key. */
  bring(gastos: readonly (Omit<WalkGasto, 'categoria'> & { categoria: string })[]): number[] {
    return gastos.map(({ categoria, ...gasto }) => {
      const known = this.categorias().find(([, { nombre }]) => nombre === categoria)?.[0];
      const key = known ?? this.#add('categorias', { nombre: categoria, presupuesto: null });
      return this.#add('gastos', { ...gasto, categoria: key });
    });
  }

  /** Does what a tab can take back. Changes of nothing are not remembered. */
  act(tab: WalkTab, changes: readonly Omit<RowChange, 'before'>[]): void {
    tab.isRead = true;
    const act = changes
      .map((change) => ({ ...change, before: this.#rows[change.table].get(change.key) ?? null }))
      .filter(({ before, after }) => !same(before, after));
    if (act.length === 0) return;
    this.#write(act);
    tab.done.push(act);
    tab.undone = [];
  }

  /** A new key, for a row that is about to be added. */
  newKey(): number {
    this.#lastKey += 1;
    return this.#lastKey;
  }

  /** Takes back the last act of a tab, or does again what it took back last; one that does not fit any more is forgotten. */
  step(tab: WalkTab, way: 'undo' | 'redo'): 'nothing' | 'refused' | 'done' {
    tab.isRead = true;
    const [from, to] = way === 'undo' ? [tab.done, tab.undone] : [tab.undone, tab.done];
    const act = from.pop();
    if (!act) return 'nothing';
    const change =
      way === 'undo' ? act.map((row) => ({ ...row, before: row.after, after: row.before })) : act;
    if (!this.#fits(change)) return 'refused';
    this.#write(change);
    to.push(act);
    tab.unkept.delete(act);
    return 'done';
  }

  /** Keeps a copy of everything, as the newest one; `spared` stays, however old. */
  takeCopy(spared?: Rows): void {
    if (this.#rows.gastos.size + this.#rows.categorias.size === 0) return;
    const all = [structuredClone(this.#rows), ...this.copies];
    const kept = all.filter((copy) => copy !== spared).slice(0, KEPT_COPIES - (spared ? 1 : 0));
    this.copies = all.filter((copy) => copy === spared || kept.includes(copy));
  }

  /** Puts a copy in the place of everything. */
  restore(position: number): void {
    const copy = this.copies[position];
    if (!copy) throw new Error('There is no such copy');
    this.takeCopy(copy);
    this.#rows = structuredClone(copy);
  }

  /** Removes what an import brought, as undoing it does, and the categories that only it needed; answers how to bring it back. */
  takeAway(gastos: readonly number[], categorias: readonly number[]): () => void {
    this.takeCopy();
    const change: RowChange[] = gastos.map((key) => {
      return { table: 'gastos', key, before: this.#rows.gastos.get(key) ?? null, after: null };
    });
    this.#write(change);
    const used = new Set(this.gastos().map(([, { categoria }]) => categoria));
    for (const key of categorias.filter((one) => !used.has(one)))
      change.push({ table: 'categorias', key, before: this.#rows.categorias.get(key) ?? null, after: null });
    this.#write(change);
    return () => {
      this.#write(change.map((row) => ({ ...row, before: null, after: row.before })));
    };
  }

  #add(table: keyof Rows, row: WalkGasto | WalkCategoria): number {
    const key = this.newKey();
    this.#write([{ table, key, before: null, after: row }]);
    return key;
  }

  #fits(change: readonly RowChange[]): boolean {
    if (!change.every(({ table, key, before }) => same(this.#rows[table].get(key) ?? null, before)))
      return false;
    const after = structuredClone(this.#rows);
    write(after, change);
    // No two categories bear the same name: an import may have brought one of the name of one that was removed.
    const nombres = new Set([...after.categorias.values()].map(({ nombre }) => nombre));
    if (nombres.size < after.categorias.size) return false;
    const written = new Set(change.filter(({ table }) => table === 'gastos').map(({ key }) => key));
    const removed = new Set(
      change.filter((row) => row.table === 'categorias' && !row.after).map(({ key }) => key),
    );
    return [...after.gastos].every(
      ([key, { categoria }]) =>
        after.categorias.has(categoria) || !(written.has(key) || removed.has(categoria)),
    );
  }

  #write(change: readonly RowChange[]): void {
    write(this.#rows, change);
  }
}

/** An expense with all that the walk changes, in the order in which it is stored. */
export function lineOf(
  { nombre, cantidad, estado }: Pick<WalkGasto, 'nombre' | 'cantidad' | 'estado'>,
  categoria: string | undefined,
  reembolsos: readonly WalkReembolso[],
  etiquetas: readonly string[],
): string {
  const back = reembolsos.map((one) => `${one.isOwed ? 'owes' : 'gave'} ${one.cantidad}: ${one.de}`);
  const tags = etiquetas.map((one) => `#${one}`);
  return [nombre, cantidad, estado, categoria ?? 'NONE', ...back, ...tags].join(' · ');
}

function write(rows: Rows, change: readonly RowChange[]): void {
  for (const { table, key, after } of change)
    if (after) (rows[table] as Map<number, WalkGasto | WalkCategoria>).set(key, after);
    else rows[table].delete(key);
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
