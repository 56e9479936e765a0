import type { RowCounts } from '@/lib/domain/entities';
import { Share2 } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { toast } from '@/components/acts/toast';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Field, FieldError, Input } from '@/components/ui/field';
import { fechaOf } from '@/lib/domain/dates';
import { canEncrypt } from '@/lib/export/backup-cipher';
import { useFormat } from '@/lib/hooks/use-format';
import { thisDevice } from '@/lib/page/storage/copy-settings';
import { saveAsFile } from '@/lib/page/device/save-as-file';
import { canShareFiles, shareFile } from '@/lib/page/device/share-file';
import { lastCopy } from '@/lib/page/storage/stored-notes';
import { type RunningJob, startJob } from '@/lib/page/workers';
import { BACKUP, countsLine } from '@/lib/text/ajustes';
import { BUTTONS } from '@/lib/text/common';
import { storageReason } from '@/lib/text/common-later';

type Destination = 'download' | 'share';

type MadeBackup = { file: Blob; at: string; counts: RowCounts; encrypted: boolean };

/** `to-share`: the file is made and waits for a press to be shared. */
type BackupPhase =
  | { is: 'typing' }
  | { is: 'making'; percent: number }
  | { is: 'to-share'; made: MadeBackup };

function useBackup(onDone: () => void) {
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

  /** Browsers share only shortly after a press, and a large file may take longer. */
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

type BackupDialogProps = { opener: RefObject<HTMLElement | null>; onClose: () => void };

/** Closing cancels the work. */
export function BackupDialog({ opener, onClose }: BackupDialogProps) {
  const { typed, differ, phase, fault, type, start, shareMade, cancel } = useBackup(onClose);

  return (
    <Dialog
      onClose={() => {
        cancel();
        onClose();
      }}
    >
      <DialogContent title={BACKUP.download} closeLabel={BUTTONS.close} opener={opener}>
        {phase.is === 'to-share' ? (
          <ShareStep onShare={() => void shareMade(phase.made)} />
        ) : (
          <form
            noValidate
            className="grid gap-5 overflow-y-auto p-5"
            onSubmit={(event) => {
              event.preventDefault();
              void start('download');
            }}
          >
            <p className="text-pretty text-sm text-muted-foreground">{BACKUP.fileAdvice}</p>
            {canEncrypt() ? (
              <PassphraseFields typed={typed} differ={differ} onType={type} />
            ) : (
              <p className="text-pretty text-sm">{BACKUP.noCrypto}</p>
            )}
            {fault === null ? null : <FieldError role="alert">{fault}</FieldError>}
            <MakeButtons
              percent={phase.is === 'making' ? phase.percent : null}
              onShare={() => void start('share')}
            />
          </form>
        )}
      </DialogContent>
    </Dialog>
  );
}

function ShareStep({ onShare }: { onShare: () => void }) {
  return (
    <div className="grid gap-5 p-5">
      <p role="status" className="text-pretty text-sm">
        {BACKUP.toShare}
      </p>
      <Button autoFocus className="sm:justify-self-end" onClick={onShare}>
        <Share2 aria-hidden />
        {BACKUP.share}
      </Button>
    </div>
  );
}

/** `percent` is null until the file is being made. */
function MakeButtons({ percent, onShare }: { percent: number | null; onShare: () => void }) {
  return (
    <div className="flex flex-col gap-2 sm:flex-row-reverse">
      <Button type="submit" aria-disabled={percent !== null}>
        {percent === null ? BUTTONS.download : BACKUP.making(percent)}
      </Button>
      {canShareFiles() ? (
        <Button variant="outline" aria-disabled={percent !== null} onClick={onShare}>
          <Share2 aria-hidden />
          {BACKUP.share}
        </Button>
      ) : null}
    </div>
  );
}

type PassphraseFieldsProps = {
  typed: { once: string; again: string };
  differ: boolean;
  onType: (typed: { once?: string; again?: string }) => void;
};

function PassphraseFields({ typed, differ, onType }: PassphraseFieldsProps) {
  return (
    <>
      <Field label={BACKUP.passphrase}>
        {(control) => (
          <>
            <Input
              {...control}
              type="password"
              autoComplete="new-password"
              aria-describedby={`${control.id}-advice`}
              value={typed.once}
              onChange={(event) => {
                onType({ once: event.target.value });
              }}
            />
            <p id={`${control.id}-advice`} className="text-pretty text-sm text-muted-foreground">
              {BACKUP.passphraseAdvice}
            </p>
          </>
        )}
      </Field>
      {typed.once === '' ? null : (
        <Field label={BACKUP.passphraseAgain} error={differ ? BACKUP.differ : null}>
          {(control) => (
            <Input
              {...control}
              type="password"
              autoComplete="new-password"
              value={typed.again}
              onChange={(event) => {
                onType({ again: event.target.value });
              }}
            />
          )}
        </Field>
      )}
    </>
  );
}
