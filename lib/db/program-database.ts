import type { Table } from 'dexie';
import type { ImportedRows, ImportRecord, ResetRecord } from '@/lib/import/import-record';
import type { CopyRecord } from '@/lib/domain/copy-record';
import { GuardedDatabase } from './guarded-database';
import type { KeptAct } from './kept-act';
import type { UnfinishedRow } from './unfinished-row';
import type { SourceRecord } from './brought-records';
import type { StoredBrought } from './upgrade-brought';

/** The second database: what the program needs for itself. The person's data are in {@link GastosDatabase} alone. */
export class ProgramDatabase extends GuardedDatabase {
  /** The diary of imports, and of a reset under way; what each import added is kept apart, because it is long. */
  readonly imports!: Table<
    ImportRecord | ResetRecord,
    number,
    Omit<ImportRecord, 'id'> | Omit<ResetRecord, 'id'>
  >;
  readonly importedRows!: Table<ImportedRows, number>;
  /** Copies of all data; their gzipped content is kept apart. */
  readonly copies!: Table<CopyRecord, number, Omit<CopyRecord, 'id'>>;
  readonly copyContents!: Table<Uint8Array<ArrayBuffer>, number>;
  /** Handles of files and folders, which nothing but a database can keep. */
  readonly handles!: Table<FileSystemHandle, string>;
  /** What each import has brought from a statement, by the import's id: whole, because it is read and written whole. */
  readonly broughtMovements!: Table<StoredBrought, number>;
  /** How the statements of a source are read, and what is paid from it, by the source's key. */
  readonly statementSources!: Table<SourceRecord, string>;
  /** What the tabs have done last, for undo after a reload. */
  readonly keptActs!: Table<KeptAct, number, KeptAct>;
  /** Expenses and lines that were typed in any tab and are not stored yet. */
  readonly unfinished!: Table<UnfinishedRow, string, UnfinishedRow>;

  constructor(name = 'mis-gastos-programa') {
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
    // A program of before would not understand what is brought from here on; what it had brought is upgraded as it is read.
    this.version(5).stores({});
  }
}
