import type { BackupFault } from '@/lib/domain/copies';
import { useRef, useState } from 'react';
import { wayBack } from '@/components/acts/restore-and-notify';
import { toast } from '@/components/acts/toast';
import { useFormat } from '@/lib/hooks/use-format';
import type { BackupChecked, BackupRestored, RestoreWay } from '@/lib/import/import-flow';
import { type RunningJob, startJob } from '@/lib/page/workers';
import { UNDOING_IMPORT } from '@/lib/text/acts';
import { BACKUP, countsLine } from '@/lib/text/ajustes';
import { BACKUP_REFUSAL } from '@/lib/text/ajustes-later';
import { BUTTONS } from '@/lib/text/common';
import { notCleared, notSaved } from '@/lib/text/common-later';
import type { Format } from '@/lib/text/format';

/** `fault`: why the last step was refused, in words. */
type Restoring =
  | { state: 'choosing'; fault: string | null }
  | { state: 'checking'; file: File }
  | { state: 'locked'; file: File; fault: string | null }
  | { state: 'checked'; file: File; passphrase: string | null; checked: BackupChecked; fault: string | null }
  | { state: 'restoring'; percent: number; cancelling: boolean };

type CheckedState = Extract<Restoring, { state: 'checked' }>;

export function useRestore(onDone: () => void) {
  const format = useFormat();
  const [restoring, setRestoring] = useState<Restoring>({ state: 'choosing', fault: null });
  const { running, outcomeOf } = useRunningJob();

  async function check(file: File, passphrase: string | null) {
    if (running.current) return;
    setRestoring({ state: 'checking', file });
    const outcome = await outcomeOf(startJob('check-backup', { file, passphrase }));
    setRestoring(afterCheck(file, passphrase, outcome));
  }

  async function restore(how: RestoreWay, from: CheckedState) {
    if (running.current) return;
    setRestoring({ state: 'restoring', percent: 0, cancelling: false });
    const { file, passphrase } = from;
    const job = startJob('restore-backup', { file, passphrase, how }, (percent) => {
      setRestoring((before) => (before.state === 'restoring' ? { ...before, percent } : before));
    });
    const outcome = await outcomeOf(job);
    notifyOutcome(how, outcome, format);
    if (outcome.kind === 'finished') onDone();
    else setRestoring(afterNoRestore(from, outcome));
  }

  return {
    ...{ restoring, check, restore },
    chooseAnother: () => {
      setRestoring({ state: 'choosing', fault: null });
    },
    cancel: () => {
      running.current?.cancel();
      setRestoring((before) => (before.state === 'restoring' ? { ...before, cancelling: true } : before));
    },
  };
}

function useRunningJob() {
  const running = useRef<{ cancel: () => void } | null>(null);

  async function outcomeOf<Outcome>(job: { outcome: Promise<Outcome>; cancel: () => void }) {
    running.current = job;
    const outcome = await job.outcome;
    running.current = null;
    return outcome;
  }

  return { running, outcomeOf };
}

type RestoreOutcome = Awaited<RunningJob<'restore-backup'>['outcome']>;

function notifyOutcome(how: RestoreWay, outcome: RestoreOutcome, format: Format): void {
  if (outcome.kind === 'cancelled') toast.info(BACKUP.cancelled, { description: BACKUP.unchanged });
  if (outcome.kind !== 'finished') return;
  notifyRestored(how, outcome, format);
}

function afterNoRestore(
  from: CheckedState,
  outcome: Exclude<RestoreOutcome, { kind: 'finished' }>,
): Restoring {
  switch (outcome.kind) {
    case 'refused':
      return refused(from.file, outcome.fault);
    case 'failed':
      return { ...from, fault: `${BACKUP.restoreFailed}. ${notSaved(outcome.fault)}` };
    case 'cancelled':
      return { ...from, fault: null };
  }
}

function afterCheck(
  file: File,
  passphrase: string | null,
  outcome: Awaited<RunningJob<'check-backup'>['outcome']>,
): Restoring {
  switch (outcome.kind) {
    case 'checked':
      return { state: 'checked', file, passphrase, checked: outcome, fault: null };
    case 'refused':
      return refused(file, outcome.fault);
    case 'failed':
      return { state: 'choosing', fault: BACKUP_REFUSAL.gone };
    case 'cancelled':
      return { state: 'choosing', fault: null };
  }
}

function refused(file: File, fault: BackupFault): Restoring {
  if (fault === 'passphrase-needed') return { state: 'locked', file, fault: null };
  if (fault === 'wrong-passphrase') return { state: 'locked', file, fault: BACKUP_REFUSAL[fault] };
  return { state: 'choosing', fault: `${file.name}: ${BACKUP_REFUSAL[fault]}` };
}

/** Offers an undo, of the import or by the copy taken before. */
function notifyRestored(
  how: RestoreWay,
  { summary, recordId, copyId }: BackupRestored,
  format: Format,
): void {
  const { imported, skipped, categorias, metodosPago } = summary;
  const added = countsLine({ gastos: imported, categorias, metodosPago }, format);
  toast.success(BACKUP.restored[how], {
    description: skipped === 0 ? added : `${added} · ${format.count(skipped, BACKUP.alreadyThere)}`,
    ...(recordId === null
      ? wayBack(copyId)
      : {
          action: {
            label: BUTTONS.undo,
            onClick: () => void undoAdding(recordId),
          },
        }),
  });
}

async function undoAdding(recordId: number): Promise<void> {
  const outcome = await startJob('undo-import', { id: recordId, edited: 'ask' }).outcome;
  switch (outcome.kind) {
    case 'finished':
      toast.success(BACKUP.undone);
      return;
    case 'edited':
      toast.info(BACKUP.undoFailed, { description: BACKUP.undoEdited });
      return;
    case 'gone':
      toast.info(UNDOING_IMPORT.gone);
      return;
    case 'failed':
      toast.error(BACKUP.undoFailed, { description: notCleared(outcome.fault) });
      return;
    case 'cancelled':
  }
}
