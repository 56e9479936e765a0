import type { Table } from 'dexie';
import type { Act } from '@/lib/domain/change';
import type { CopyRecord } from '@/lib/domain/copies';
import type {
  Categoria,
  CategoriaFields,
  Gasto,
  GastoFields,
  MetodoPago,
  MetodoPagoFields,
} from '@/lib/domain/entities';
import type { Unfinished } from '@/lib/domain/gasto-entry';
import type { ImportedRows, ImportRecord, ResetRecord } from '@/lib/import/import-summary';
import type { SourceRecord, StoredBrought } from './brought-records';
import { GuardedDatabase } from './guarded-database';
import { DATA, PROGRAM } from './raw-reader';

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

/**
 * Outlives its page. `openIn` is the life lock of the page with its form, null without a form; `at` is the time of
 * the last typing.
 */
export type UnfinishedRow = {
  id: string;
  tab: string | null;
  openIn: string | null;
  at: number;
  content: Unfinished;
};

/** Outlives its page; `at` is the time of keeping in milliseconds. */
export type KeptAct = { tab: string; at: number; isUndone: boolean; act: Act };

/** For the program itself; the person's data are in {@link GastosDatabase} alone. */
export class ProgramDatabase extends GuardedDatabase {
  /** Also a reset under way; the long lists of rows are kept apart. */
  readonly imports!: Table<
    ImportRecord | ResetRecord,
    number,
    Omit<ImportRecord, 'id'> | Omit<ResetRecord, 'id'>
  >;
  readonly importedRows!: Table<ImportedRows, number>;
  /** Their gzipped content is kept apart. */
  readonly copies!: Table<CopyRecord, number, Omit<CopyRecord, 'id'>>;
  readonly copyContents!: Table<Uint8Array<ArrayBuffer>, number>;
  /** Only a database can keep these. */
  readonly handles!: Table<FileSystemHandle, string>;
  /** By the import's id; always read and written whole. */
  readonly broughtMovements!: Table<StoredBrought, number>;
  /** By the source's key. */
  readonly statementSources!: Table<SourceRecord, string>;
  /** For undo after a reload. */
  readonly keptActs!: Table<KeptAct, number, KeptAct>;
  /** Of any tab. */
  readonly unfinished!: Table<UnfinishedRow, string, UnfinishedRow>;

  constructor(name = PROGRAM.name) {
    super(name);
    this.version(1).stores({
      imports: '++id, state, sha256',
      importedRows: '',
      copies: '++id',
      copyContents: '',
      handles: '',
    });
    this.version(2).stores({ broughtMovements: '', statementSources: '' });
    this.version(3).stores({ keptActs: '++' });
    this.version(4).stores({ unfinished: 'id' });
    // Keeps older versions of the program from records that they would not understand; older records are upgraded
    // when read.
    this.version(5).stores({});
  }
}
