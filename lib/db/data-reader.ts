import type { Categoria, Gasto, MetodoPago } from '@/lib/domain/entities';

/** The part of Dexie's collections that the page's questions need: read by Dexie, or without it by raw-reader.ts. */
export type ReadCollection<Row> = {
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
