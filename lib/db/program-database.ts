import type { Table } from 'dexie';
import type { ImportedRows, ImportRecord, ResetRecord } from '@/lib/import/import-record';
import type { CopyRecord } from '@/lib/domain/copy-record';
import { GuardedDatabase } from './guarded-database';
import { PROGRAM } from './stored-databases';
import type { SourceRecord } from './brought-records';
import type { StoredBrought } from './upgrade-brought';
import type { Act } from '@/lib/domain/change';
import type { Unfinished } from '@/lib/domain/unfinished';

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
