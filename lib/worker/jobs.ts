import type { ChangeFault } from '@/lib/domain/change';
import type { CopyReason } from '@/lib/domain/copy-record';
import type { Device } from '@/lib/domain/device';
import type { StorageFault } from '@/lib/domain/storage-fault';
import type { StoredTally } from '@/lib/domain/tally';
import type { ExportOutcome, ExportRequest } from '@/lib/export/export-job';
import type { FolderFault } from '@/lib/export/folder-copy';
import type {
  BackupChecked,
  BackupMade,
  BackupRefused,
  BackupRestored,
  RestoreWay,
} from '@/lib/import/backup-flow';
import type { ImportOutcome, ImportPlan } from '@/lib/import/import-flow';
import type { EditedRows, EditedSince, ImportUndone, UndoneImport } from '@/lib/import/import-record';
import type { Mends } from '@/lib/import/mend-plan';
import type { ReviewOutcome } from '@/lib/import/import-review';
import type { LifeMessage } from '@/lib/db/life-lock';

/** How any job can end: the worker itself, or the storage under it, failed. What the job was about stays as it was. */
export type JobFailure = { kind: 'failed'; fault: StorageFault };

/** How a job ends that was called off: with nothing changed. */
export type JobCancelled = { kind: 'cancelled' };

/** What the data worker does for the page: what each job is given and how it can end. */
export type Jobs = {
  import: { given: { file: File } & ImportPlan; outcome: ImportOutcome };
  'undo-import': {
    given: { id: number; edited: EditedRows };
    outcome:
      | { kind: 'finished'; undone: ImportUndone; copyId: number | null }
      | { kind: 'edited'; edited: EditedSince }
      | { kind: 'gone' }
      | JobCancelled
      | JobFailure;
  };
  'redo-import': {
    given: UndoneImport;
    outcome:
      | { kind: 'finished'; gastos: number }
      | { kind: 'refused'; fault: ChangeFault }
      | { kind: 'gone' }
      | JobCancelled
      | JobFailure;
  };
  /** Brings the diary in line with the data where the program ended between the two. */
  reconcile: { given: null; outcome: { kind: 'finished' } | JobCancelled | JobFailure };
  copy: {
    given: { reason: CopyReason };
    /** The copy's id, null where there was nothing to copy. */
    outcome: { kind: 'finished'; copyId: number | null } | JobCancelled | JobFailure;
  };
  reset: {
    /** Whether a copy is to be kept; if not, those of before and the diary go with the data. */
    given: { keepCopy: boolean };
    /**
     * The copy's id, null where there is none, and what the second database refused: the copy that was asked for or, if
     * none was, to forget. The data are cleared all the same.
     */
    outcome:
      { kind: 'finished'; copyId: number | null; refused: StorageFault | null } | JobCancelled | JobFailure;
  };
  'restore-copy': {
    given: { id: number };
    /** The id of the copy that was taken before, null where there was nothing to copy. */
    outcome: { kind: 'finished'; copyId: number | null } | { kind: 'gone' } | JobCancelled | JobFailure;
  };
  backup: {
    given: { passphrase: string | null; device?: Device };
    outcome: BackupMade | { kind: 'no-crypto' } | JobCancelled | JobFailure;
  };
  'check-backup': {
    given: { file: Blob; passphrase: string | null };
    outcome: BackupChecked | BackupRefused | JobCancelled | JobFailure;
  };
  'restore-backup': {
    given: { file: File; passphrase: string | null; how: RestoreWay };
    outcome: BackupRestored | BackupRefused | JobCancelled | JobFailure;
  };
  export: { given: ExportRequest; outcome: ExportOutcome };
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
      | JobCancelled
      | JobFailure;
  };
  review: { given: { file: Blob; mends: Mends }; outcome: ReviewOutcome };
};

/** The name of a job. */
export type JobKind = keyof Jobs;

/** How a job reports (whole percentages, never falling, 99 at the most) and how it is stopped. */
export type JobControl = { onPercent: (percent: number) => void; signal: AbortSignal };

/**
 * The same for a job of one kind, which may tell its outcome as soon as it is certain and go on to write it down; an import
 * that finished then tells what is stored of it.
 */
export type JobControlOf<Kind extends JobKind> = JobControl & {
  onOutcome?: (outcome: Jobs[Kind]['outcome']) => void;
  onStored?: (stored: StoredTally) => void;
};

/**
 * What the page says to the data worker: one `start`, then perhaps `cancel`. Before the start of an import the worker may be
 * told to `prepare` it, once: it opens the databases and reads the file, and says nothing of what it finds.
 */
export type WorkerRequest<Kind extends JobKind = JobKind> =
  | { type: 'prepare'; file: File }
  | { type: 'start'; kind: Kind; given: Jobs[Kind]['given'] }
  | { type: 'cancel' };

/**
 * What the worker answers: that it lives, some `percent`, then one `outcome`, of an import that finished what is `stored` of
 * it, then `over`: it is to be ended only then.
 */
export type WorkerReply<Kind extends JobKind = JobKind> =
  | LifeMessage
  | { type: 'percent'; percent: number }
  | { type: 'outcome'; outcome: Jobs[Kind]['outcome'] }
  | { type: 'stored'; stored: StoredTally }
  | { type: 'over' };
