import type { Table } from 'dexie';
import type {
  Categoria,
  CategoriaFields,
  Gasto,
  GastoFields,
  MetodoPago,
  MetodoPagoFields,
} from '@/lib/domain/entities';
import { GuardedDatabase } from './guarded-database';
import { DATA } from './stored-databases';

/** Exactly the three tables of the specification. Only the database gives ids to rows. */
export class GastosDatabase extends GuardedDatabase {
  readonly gastos!: Table<Gasto, number, GastoFields>;
  readonly categorias!: Table<Categoria, number, CategoriaFields>;
  readonly metodosPago!: Table<MetodoPago, number, MetodoPagoFields>;

  constructor(name = DATA.name) {
    super(name);
    this.version(1).stores({
      gastos: '++id, fecha',
      categorias: '++id, &nombre',
      metodosPago: '++id, &nombre',
    });
  }
}
