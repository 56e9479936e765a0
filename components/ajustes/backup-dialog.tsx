import { Share2 } from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Field, FieldError, Input } from '@/components/ui/field';
import { canEncrypt } from '@/lib/export/backup-cipher';
import { canShareFiles } from '@/lib/page/share-file';
import { BACKUP } from '@/lib/text/ajustes';
import { BUTTONS } from '@/lib/text/common';
import { useBackup } from './use-backup';

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

/** The file is made; another press opens the share sheet. */
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
