import type { Categoria, Gasto, MetodoPago } from '@/lib/domain/entities';
import { type Observed, observedPart } from './changes';

/** As Dexie's, for the page's questions; raw-reader.ts answers without Dexie. */
type ReadCollection<Row> = {
  reverse: () => ReadCollection<Row>;
  limit: (count: number) => ReadCollection<Row>;
  offset: (count: number) => ReadCollection<Row>;
  and: (isWanted: (row: Row) => boolean) => ReadCollection<Row>;
  first: () => PromiseLike<Row | undefined>;
  toArray: () => PromiseLike<Row[]>;
  primaryKeys: () => PromiseLike<number[]>;
  keys: () => PromiseLike<readonly unknown[]>;
};

type ReadWhere<Row> = {
  between: (
    lower: IDBValidKey,
    upper: IDBValidKey,
    withLower: boolean,
    withUpper: boolean,
  ) => ReadCollection<Row>;
  above: (key: IDBValidKey) => ReadCollection<Row>;
  below: (key: IDBValidKey) => ReadCollection<Row>;
  belowOrEqual: (key: IDBValidKey) => ReadCollection<Row>;
};

export type ReadTable<Row> = {
  where: (index: string) => ReadWhere<Row>;
  orderBy: (index: string) => ReadCollection<Row>;
  limit: (count: number) => ReadCollection<Row>;
  toArray: () => PromiseLike<Row[]>;
  count: () => PromiseLike<number>;
  bulkGet: (ids: number[]) => PromiseLike<(Row | undefined)[]>;
};

export type DataReader = {
  gastos: ReadTable<Gasto>;
  categorias: ReadTable<Categoria>;
  metodosPago: ReadTable<MetodoPago>;
};

type Source = {
  database: string;
  table: string;
  observed: Observed | undefined;
  /** The table's store in a transaction of its own; null if there is no database. */
  begin: () => Promise<IDBObjectStore | null>;
};

type Index = string | null;

type Asked<Row> = {
  index: Index;
  range?: IDBKeyRange;
  direction: IDBCursorDirection;
  limit: number;
  offset: number;
  filters: readonly ((row: Row) => boolean)[];
};

export class StoredTable<Row> implements ReadTable<Row> {
  readonly #source: Source;

  constructor(source: Source) {
    this.#source = source;
  }

  where(name: string): ReturnType<ReadTable<Row>['where']> {
    const within = (range: IDBKeyRange) => this.#all(indexOf(name), range);
    return {
      between: (lower, upper, withLower, withUpper) =>
        within(IDBKeyRange.bound(lower, upper, !withLower, !withUpper)),
      above: (key) => within(IDBKeyRange.lowerBound(key, true)),
      below: (key) => within(IDBKeyRange.upperBound(key, true)),
      belowOrEqual: (key) => within(IDBKeyRange.upperBound(key)),
    };
  }

  orderBy(name: string): ReadCollection<Row> {
    return this.#all(indexOf(name));
  }

  limit(count: number): ReadCollection<Row> {
    return this.#all(null).limit(count);
  }

  toArray(): PromiseLike<Row[]> {
    return this.#all(null).toArray();
  }

  async count(): Promise<number> {
    const { database, table, observed, begin } = this.#source;
    observed?.noteRange(observedPart(database, table, ''), undefined);
    const store = await begin();
    return store ? answerOf(store.count()) : 0;
  }

  async bulkGet(ids: number[]): Promise<(Row | undefined)[]> {
    const { database, table, observed, begin } = this.#source;
    observed?.noteKeys(observedPart(database, table, ''), ids);
    const store = await begin();
    if (!store) return ids.map(() => undefined);
    return Promise.all(ids.map((id) => answerOf(store.get(id) as IDBRequest<Row | undefined>)));
  }

  #all(index: Index, range?: IDBKeyRange): RawCollection<Row> {
    const asked = { index, direction: 'next', limit: Infinity, offset: 0, filters: [] } as const;
    return new RawCollection(this.#source, range ? { ...asked, range } : asked);
  }
}

class RawCollection<Row> implements ReadCollection<Row> {
  readonly #source: Source;
  readonly #asked: Asked<Row>;

  constructor(source: Source, asked: Asked<Row>) {
    this.#source = source;
    this.#asked = asked;
  }

  reverse(): RawCollection<Row> {
    return this.#with({ direction: this.#asked.direction === 'next' ? 'prev' : 'next' });
  }

  limit(limit: number): RawCollection<Row> {
    return this.#with({ limit });
  }

  offset(offset: number): RawCollection<Row> {
    return this.#with({ offset });
  }

  and(isWanted: (row: Row) => boolean): RawCollection<Row> {
    return this.#with({ filters: [...this.#asked.filters, isWanted] });
  }

  async first(): Promise<Row | undefined> {
    const [first] = await this.limit(1).toArray();
    return first;
  }

  async toArray(): Promise<Row[]> {
    const { direction, limit, offset, filters, range } = this.#asked;
    const source = await this.#begin();
    // IndexedDB takes 0 for no limit.
    if (!source || limit <= 0) return [];
    if (direction === 'prev' || offset > 0 || filters.length > 0)
      return this.#walk(source, 'openCursor', (cursor) => (cursor as IDBCursorWithValue).value as Row);
    const rows = await answerOf(source.getAll(range, countOf(limit)) as IDBRequest<Row[]>);
    if (this.#asked.index !== null) this.#noteIds(rows.map((row) => (row as { id: IDBValidKey }).id));
    return rows;
  }

  async primaryKeys(): Promise<number[]> {
    const source = await this.#begin();
    return source ? this.#walk(source, 'openKeyCursor', ({ primaryKey }) => primaryKey as number) : [];
  }

  async keys(): Promise<IDBValidKey[]> {
    // The place of a key depends on all rows before it.
    this.#noteRange('');
    const source = await this.#begin();
    return source ? this.#walk(source, 'openKeyCursor', ({ key }) => key) : [];
  }

  #with(asked: Partial<Asked<Row>>): RawCollection<Row> {
    return new RawCollection(this.#source, { ...this.#asked, ...asked });
  }

  async #begin(): Promise<IDBObjectStore | IDBIndex | null> {
    const { index } = this.#asked;
    this.#noteRange(index ?? '', this.#asked.range);
    const store = await this.#source.begin();
    return store && index !== null ? store.index(index) : store;
  }

  #walk<Value>(
    source: IDBObjectStore | IDBIndex,
    open: 'openCursor' | 'openKeyCursor',
    valueOf: (cursor: IDBCursor) => Value,
  ): Promise<Value[]> {
    const { direction, limit, filters, range } = this.#asked;
    let { offset } = this.#asked;
    const seen: IDBValidKey[] = [];
    const values: Value[] = [];
    if (limit <= 0) return Promise.resolve(values);
    const request = source[open](range, direction) as IDBRequest<IDBCursor | null>;
    return new Promise((resolve, reject) => {
      request.onerror = () => {
        reject(faultIn(request));
      };
      request.onsuccess = () => {
        const cursor = request.result;
        if (cursor && offset > 0) {
          cursor.advance(offset);
          offset = 0;
          return;
        }
        if (cursor) {
          seen.push(cursor.primaryKey);
          if (filters.every((isWanted) => isWanted((cursor as IDBCursorWithValue).value as Row)))
            values.push(valueOf(cursor));
        }
        if (cursor && values.length < limit) cursor.continue();
        else {
          this.#noteIds(seen);
          resolve(values);
        }
      };
    });
  }

  #noteRange(index: string, range?: IDBKeyRange): void {
    const { database, table, observed } = this.#source;
    observed?.noteRange(observedPart(database, table, index), range);
  }

  #noteIds(ids: readonly IDBValidKey[]): void {
    const { database, table, observed } = this.#source;
    observed?.noteKeys(observedPart(database, table, ''), ids);
  }
}

/** Dexie's name of the primary key is `:id`. */
function indexOf(name: string): Index {
  return name === ':id' ? null : name;
}

function countOf(limit: number): number | undefined {
  return Number.isFinite(limit) ? limit : undefined;
}

function answerOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(faultIn(request));
    };
  });
}

function faultIn(request: IDBRequest): Error {
  return request.error ?? new DOMException('The request failed', 'UnknownError');
}
