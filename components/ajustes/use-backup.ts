import { useRef, useState } from 'react';
import { toast } from '@/components/acts/toast';
import { saveAsFile } from '@/lib/page/save-as-file';
import type { BackupCounts } from '@/lib/domain/copies';
import { fechaOf } from '@/lib/domain/dates';
import { thisDevice } from '@/lib/page/copy-settings';
import { type RunningJob, startJob } from '@/lib/page/workers';
import { lastCopy } from '@/lib/page/uncopied-changes';
import { shareFile } from '@/lib/page/share-file';
import { useFormat } from '@/lib/hooks/use-format';
import { BACKUP, countsLine } from '@/lib/text/ajustes';
import { storageReason } from '@/lib/text/common-later';

type Destination = 'download' | 'share';

type MadeBackup = { file: Blob; at: string; counts: BackupCounts; encrypted: boolean };

/** `to-share`: the file is made and waits for a press to be shared. */
type BackupPhase =
  { is: 'typing' } | { is: 'making'; percent: number } | { is: 'to-share'; made: MadeBackup };

export function useBackup(onDone: () => void) {
  const { typed, differ, type, read } = usePassphrase();
  const [phase, setPhase] = useState<BackupPhase>({ is: 'typing' });
  const [fault, setFault] = useState<string | null>(null);
  const running = useRef<RunningJob<'backup'> | null>(null);
  const { download, share } = useDelivery(setPhase, setFault, onDone);

  async function start(destination: Destination) {
    if (running.current) return;
    const passphrase = read();
    if (passphrase === undefined) return;
    setFault(null);
    setPhase({ is: 'making', percent: 0 });
    running.current = startJob('backup', { passphrase, device: thisDevice() }, (percent) => {
      setPhase({ is: 'making', percent });
    });
    const outcome = await running.current.outcome;
    running.current = null;
    setPhase({ is: 'typing' });
    if (outcome.kind === 'finished') {
      const made = { ...outcome, encrypted: passphrase !== null };
      if (destination === 'download') download(made);
      else await share(made, 'just-made');
    } else if (outcome.kind === 'cancelled') toast.info(BACKUP.makeCancelled);
    else setFault(notMade(outcome));
  }

  return {
    typed,
    differ,
    phase,
    fault,
    start,
    shareMade: (made: MadeBackup) => share(made, 'waiting'),
    type,
    cancel: () => running.current?.cancel(),
  };
}

type NotMade = Exclude<Awaited<RunningJob<'backup'>['outcome']>, { kind: 'finished' | 'cancelled' }>;

function notMade(outcome: NotMade): string {
  if (outcome.kind === 'no-crypto') return BACKUP.noCrypto;
  return `${BACKUP.makeFailed}. ${storageReason(outcome.fault)}`;
}

function useDelivery(
  setPhase: (phase: BackupPhase) => void,
  setFault: (fault: string) => void,
  onDone: () => void,
) {
  const format = useFormat();

  function download(made: MadeBackup) {
    if (save(made.file)) finish(made, BACKUP.made);
    else setFault(storageReason('disk-full'));
  }

  /** Browsers open the share sheet only shortly after a press; making a large file can take longer. */
  async function share(made: MadeBackup, age: 'just-made' | 'waiting') {
    const outcome = await shareFile(nameToday(), made.file);
    if (outcome === 'not-allowed' && age === 'just-made') {
      setPhase({ is: 'to-share', made });
      return;
    }
    setPhase({ is: 'typing' });
    if (outcome === 'shared') finish(made, BACKUP.shared);
    else if (outcome !== 'closed') setFault(BACKUP.shareFailed);
  }

  function finish(made: MadeBackup, title: string) {
    lastCopy.write({ at: made.at, gastos: made.counts.gastos });
    const line = countsLine(made.counts, format);
    toast.success(title, { description: made.encrypted ? BACKUP.madeEncrypted(line) : line });
    onDone();
  }

  return { download, share };
}

function usePassphrase() {
  const [typed, setTyped] = useState({ once: '', again: '' });
  const [differ, setDiffer] = useState(false);
  return {
    typed,
    differ,
    type: (change: Partial<typeof typed>) => {
      setDiffer(false);
      setTyped((before) => ({ ...before, ...change }));
    },
    /** Null for none; undefined if the second differs from the first. */
    read: () => {
      const { once, again } = typed;
      setDiffer(once !== '' && once !== again);
      if (once === '') return null;
      return once === again ? once : undefined;
    },
  };
}

function save(file: Blob): boolean {
  try {
    saveAsFile(`${nameToday()}.json`, file, file.type);
    return true;
  } catch {
    return false; // The browser has no room for the file.
  }
}

function nameToday(): string {
  return `mis-gastos-copia-${fechaOf(new Date())}`;
}
