import { useRef, useState } from 'react';
import { toast } from '@/components/acts/toast';
import { saveAsFile } from '@/lib/page/save-as-file';
import type { BackupCounts } from '@/lib/domain/backup';
import { fechaOf } from '@/lib/domain/dates';
import { startJob, type RunningJob } from '@/lib/page/job-client';
import { lastCopy } from '@/lib/page/last-copy';
import { useFormat } from '@/lib/hooks/use-format';
import { BACKUP, countsLine } from '@/lib/text/ajustes';
import { storageReason } from '@/lib/text/common';
import type { Format } from '@/lib/text/format';

/** What is typed into the dialog of a backup, and how far its making is; `percent` is null while nothing is made. */
export function useBackup(onDone: () => void) {
  const format = useFormat();
  const [typed, setTyped] = useState({ once: '', again: '' });
  const [differ, setDiffer] = useState(false);
  const [percent, setPercent] = useState<number | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const running = useRef<RunningJob<'backup'> | null>(null);

  async function start() {
    if (running.current) return;
    const mismatch = typed.once !== '' && typed.once !== typed.again;
    setDiffer(mismatch);
    if (mismatch) return;
    setFault(null);
    setPercent(0);
    const passphrase = typed.once === '' ? null : typed.once;
    running.current = startJob('backup', { passphrase }, setPercent);
    const outcome = await running.current.outcome;
    running.current = null;
    setPercent(null);
    switch (outcome.kind) {
      case 'finished':
        if (!save(outcome.file)) {
          setFault(storageReason('disk-full'));
          return;
        }
        lastCopy.write({ at: outcome.at, gastos: outcome.counts.gastos });
        notify(outcome.counts, passphrase !== null, format);
        onDone();
        return;
      case 'no-crypto':
        setFault(BACKUP.noCrypto);
        return;
      case 'failed':
        setFault(`${BACKUP.makeFailed}. ${storageReason(outcome.fault)}`);
        return;
      case 'cancelled':
        toast.info(BACKUP.makeCancelled);
    }
  }

  return {
    typed,
    differ,
    percent,
    fault,
    start,
    type: (change: Partial<typeof typed>) => {
      setDiffer(false);
      setTyped((before) => ({ ...before, ...change }));
    },
    cancel: () => running.current?.cancel(),
  };
}

function save(file: Blob): boolean {
  try {
    saveAsFile(`mis-gastos-copia-${fechaOf(new Date())}.json`, file, file.type);
    return true;
  } catch {
    return false; // The browser has no room for the file.
  }
}

function notify(counts: BackupCounts, encrypted: boolean, format: Format): void {
  const line = countsLine(counts, format);
  toast.success(BACKUP.made, { description: encrypted ? BACKUP.madeEncrypted(line) : line });
}
