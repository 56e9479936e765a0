import type { RowCounts } from '@/lib/domain/entities';
import type { StoredChange } from '@/lib/db/changes';
import type { ChangeFault } from '@/lib/domain/change';
import type { CopyRecord, BackupFault } from '@/lib/domain/copies';
import type { Fecha, Period } from '@/lib/domain/dates';
import type { Device } from '@/lib/domain/device';
import type { EtiquetaInUse, EtiquetaSums } from '@/lib/domain/etiqueta-sums';
import type { GastosQuery, ListedGastos } from '@/lib/domain/gastos-query';
import type { Guesses, GuessQuestion } from '@/lib/domain/guess/gasto-guesser';
import type { CatalogoUsage } from '@/lib/domain/mes-summary';
import type { StorageFault } from '@/lib/domain/result';
import type { StoredTally } from '@/lib/domain/tally';
import type { ExportForm, ExportOutcome } from '@/lib/export/export-job';
import type { FolderFault } from '@/lib/export/folder-copy';
import type {
  BackupChecked,
  BackupRestored,
  EditedRows,
  ImportOutcome,
  ImportPlan,
  ImportResult,
  ImportUndone,
  Mends,
  RestoreWay,
} from '@/lib/import/import-flow';
import type { ReviewOutcome } from '@/lib/import/import-review';
import type { FileFault } from '@/lib/statements/movement';
import type { NotedRefund } from '@/lib/statements/review/plan-statement';
import type { Cuadre, ReviewChoices, ShopGuess } from '@/lib/statements/review/review-choices';
import type { ReviewedMovement, StatementReview } from '@/lib/statements/review/review-statement';
import type { Answers } from '@/lib/statements/statement';
import type { ShopGathering } from '@/lib/statements/names/unclassified-shops';

/** `count` wants the totals alone; `nombre` all expenses of exactly this nombre outside of one category. */
export type WantedList =
  | { kind: 'list'; query: GastosQuery }
  | { kind: 'count'; query: GastosQuery }
  | { kind: 'nombre'; nombre: string; exceptCategoriaId: number };

export type Wanted =
  | WantedList
  | { kind: 'usage'; period: Period }
  | { kind: 'etiquetas' }
  | { kind: 'etiqueta-sums'; query: GastosQuery }
  | { kind: 'guesses'; questions: readonly GuessQuestion[] };

/**
 * `warm` reads the database; a `watch` is answered now and after every change. The page passes on every `change`, its
 * own first, so that later answers include it.
 */
export type IndexRequest =
  | { type: 'warm' }
  | { type: 'watch'; id: number; wanted: Wanted }
  | { type: 'unwatch'; id: number }
  | { type: 'change'; change: StoredChange };

/** The list for a `count` holds totals only; after `fault` nothing follows. */
export type IndexReply =
  | { type: 'found'; id: number; list: ListedGastos }
  | { type: 'counted'; id: number; usage: CatalogoUsage }
  | { type: 'tagged'; id: number; etiquetas: readonly EtiquetaInUse[] }
  | { type: 'summed'; id: number; sums: EtiquetaSums }
  /** In the order of the questions. */
  | { type: 'guessed'; id: number; guesses: readonly Guesses[] }
  | { type: 'fault'; fault: StorageFault };

/** The data stay as they were. */
export type JobFailure = { kind: 'failed'; fault: StorageFault };

/** Nothing was changed. */
type Unfinished = { kind: 'cancelled' } | JobFailure;

type BackupRefused = { kind: 'refused'; fault: BackupFault };

export type Jobs = {
  import: { given: { file: File } & ImportPlan; outcome: ImportOutcome };
  'undo-import': {
    given: { id: number; edited: EditedRows };
    outcome:
      | { kind: 'finished'; undone: ImportUndone; copyId: number | null }
      | { kind: 'edited'; edited: RowCounts }
      | { kind: 'gone' }
      | Unfinished;
  };
  'redo-import': {
    given: { id: number; copyId: number; edited: EditedRows };
    outcome:
      | { kind: 'finished'; gastos: number }
      | { kind: 'refused'; fault: ChangeFault }
      | { kind: 'gone' }
      | Unfinished;
  };
  /** Reconciles the diary with the data, if the program ended between the two. */
  reconcile: { given: null; outcome: { kind: 'finished' } | Unfinished };
  copy: {
    given: Pick<CopyRecord, 'reason'>;
    /** Null if there was nothing to copy. */
    outcome: { kind: 'finished'; copyId: number | null } | Unfinished;
  };
  reset: {
    /** If false, older copies and the diary go with the data. */
    given: { keepCopy: boolean };
    /** `refused` is a fault of the second database; the data are cleared all the same. */
    outcome: { kind: 'finished'; copyId: number | null; refused: StorageFault | null } | Unfinished;
  };
  'restore-copy': {
    given: { id: number };
    /** The copy taken before; null if there was nothing to copy. */
    outcome: { kind: 'finished'; copyId: number | null } | { kind: 'gone' } | Unfinished;
  };
  backup: {
    given: { passphrase: string | null; device?: Device };
    /** `at` is an ISO instant. */
    outcome:
      | { kind: 'finished'; file: Blob; counts: RowCounts; at: string }
      | { kind: 'no-crypto' }
      | Unfinished;
  };
  'check-backup': {
    given: { file: Blob; passphrase: string | null };
    outcome: BackupChecked | BackupRefused | Unfinished;
  };
  'restore-backup': {
    given: { file: File; passphrase: string | null; how: RestoreWay };
    outcome: BackupRestored | BackupRefused | Unfinished;
  };
  export: {
    /** Null `query`: everything. `decimal`: the locale's decimal mark. */
    given: { form: ExportForm; decimal: string; query: GastosQuery | null };
    outcome: ExportOutcome;
  };
  'folder-copy': {
    given: {
      folder: FileSystemDirectoryHandle;
      evenIfSmaller: boolean;
      device: Device;
      lastMade: string | null;
    };
    outcome:
      | { kind: 'finished'; at: string; gastos: number }
      | { kind: 'smaller'; gastos: number; stored: number }
      | { kind: 'not-written'; fault: FolderFault }
      | Unfinished;
  };
  review: { given: { file: Blob; mends: Mends }; outcome: ReviewOutcome };
  unclassified: { given: null; outcome: UnclassifiedOutcome };
};

/** `skipped` shops come last. */
type UnclassifiedOutcome =
  | ({ kind: 'finished'; skipped: ReadonlySet<string> } & ReturnType<ShopGathering['answer']>)
  | Unfinished;

/**
 * `onPercent` gets whole percentages, never falling, 99 at most. `onOutcome` may come before the job ends; `onStored`
 * follows a finished import.
 */
export type JobControl<Outcome = never> = {
  onPercent: (percent: number) => void;
  onOutcome?: (outcome: Outcome) => void;
  onStored?: (stored: StoredTally) => void;
  signal: AbortSignal;
};

type JobCancel = { type: 'cancel' };

/**
 * One `start`, then perhaps `cancel`. `prepare`, once before an import, opens the databases and reads the file
 * without an answer.
 */
export type WorkerRequest<Kind extends keyof Jobs = keyof Jobs> =
  | { type: 'prepare'; file: File }
  | { type: 'start'; kind: Kind; given: Jobs[Kind]['given'] }
  | JobCancel;

/**
 * Percentages, one `outcome`, `stored` after a finished import, then `over`. Only then may the page end the worker.
 */
export type JobReply<Outcome> =
  | { type: 'percent'; percent: number }
  | { type: 'outcome'; outcome: Outcome }
  | { type: 'stored'; stored: StoredTally }
  | { type: 'over' };

export type StatementSource = { kind: 'file'; file: File } | { kind: 'text'; text: string; name: string };

/** The movements come before it, a piece at a time. */
type ReviewHead = Omit<StatementReview, 'movements'>;

export type FinishedStatement = {
  kind: 'finished';
  cuadre: Cuadre;
  refunds: readonly NotedRefund[];
} & ImportResult;

/** Only `finished` wrote; `changed`: the stored data differ from those reviewed. */
export type StatementOutcome = FinishedStatement | { kind: 'changed' } | Unfinished;

/**
 * One `read`, then reviews with rising ids, at last an import of the last review. A new review replaces the one under
 * way.
 */
export type StatementRequest =
  | { type: 'read'; source: StatementSource }
  | { type: 'review'; id: number; answers: Answers; today: Fecha; divisa: string }
  | { type: 'import'; id: number; choices: ReviewChoices }
  | JobCancel;

export type ReviewReply =
  | { type: 'movements'; id: number; movements: readonly ReviewedMovement[] }
  | { type: 'reviewed'; id: number; review: ReviewHead }
  | { type: 'guesses'; id: number; guesses: ReadonlyMap<string, ShopGuess> }
  | { type: 'refused'; id: number; fault: FileFault }
  | { type: 'failed'; id: number; fault: StorageFault };

export type StatementReply = ReviewReply | JobReply<StatementOutcome>;
