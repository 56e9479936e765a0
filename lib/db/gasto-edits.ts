import { changeOf, sameRow, type Change, type DeadIds, type RowChange } from '@/lib/domain/change';
import type { Gasto, GastoFields } from '@/lib/domain/entities';
import { appendTo } from '@/lib/domain/lists';
import type { GastosDatabase } from './database';
import { RowWriter } from './rows-by-id';

/** Writes edited expenses within the current transaction, and gathers their changes. */
export class GastoEdits {
  readonly #writer: RowWriter<Gasto>;
  readonly #gathered: GatheredChanges;

  /** The change of more than `maxKeptRows` is a lasting one. */
  constructor(db: GastosDatabase, maxKeptRows?: number) {
    this.#writer = new RowWriter(db.gastos);
    this.#gathered = new GatheredChanges(maxKeptRows);
  }

  /** Rows that `edit` leaves unchanged are not written. `ofAll` rows are edited in all, if that is known. */
  async edit(rows: readonly Gasto[], edit: (before: Gasto) => Gasto, ofAll?: number): Promise<void> {
    const changes = rows
      .map((before) => ({ id: before.id, before, after: edit(before) }))
      .filter(({ before, after }) => before !== after && !sameRow(before, after));
    this.#gathered.add(changes);
    await this.#writer.put(
      changes.map(({ after }) => after),
      ofAll ?? this.#gathered.count,
    );
  }

  /** As {@link GatheredChanges.change}. Call it before the transaction ends. */
  async end(written: Partial<GastoFields> = {}): Promise<Change> {
    await this.#writer.end();
    return this.#gathered.change(written);
  }
}

/** The changed rows or, of more than `maxKeptRows`, only their number. */
export class GatheredChanges {
  #rows: RowChange<Gasto>[] = [];
  readonly #maxKeptRows: number;
  count = 0;

  constructor(maxKeptRows = Infinity) {
    this.#maxKeptRows = maxKeptRows;
  }

  add(changes: readonly RowChange<Gasto>[]): void {
    this.count += changes.length;
    if (this.count > this.#maxKeptRows) this.#rows = [];
    else appendTo(this.#rows, changes);
  }

  /** `written` are the fields that are the same in all rows since. */
  change({ categoriaId, metodoPagoId }: Partial<GastoFields>): Change {
    if (this.count <= this.#maxKeptRows) return changeOf({ gastos: this.#rows });
    const written: DeadIds = {
      categorias: categoriaId === undefined ? [] : [categoriaId],
      metodosPago: metodoPagoId === undefined ? [] : [metodoPagoId],
    };
    return changeOf({ lasting: { gastos: this.count, written } });
  }
}
