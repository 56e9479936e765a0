import { FolderOpen } from 'lucide-react';
import { useRef, useState, type RefObject } from 'react';
import { FileInput } from '@/components/importar/drop-zone';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Field, FieldError, Input } from '@/components/ui/field';
import { Progress } from '@/components/ui/progress';
import { COMPLETING_PERCENT } from '@/lib/import/import-summary';
import { BACKUP } from '@/lib/text/ajustes';
import { BACKUP_REFUSAL } from '@/lib/text/ajustes-later';
import { BUTTONS, WAITING } from '@/lib/text/common';
import { BackupContents } from './backup-contents';
import { useRestore } from './use-restore';

type RestoreDialogProps = { opener: RefObject<HTMLElement | null>; onClose: () => void };

export function RestoreDialog({ opener, onClose }: RestoreDialogProps) {
  const restore = useRestore(onClose);
  return (
    <Dialog
      onClose={() => {
        if (restore.restoring.state === 'restoring') return;
        restore.cancel();
        onClose();
      }}
    >
      <DialogContent title={BACKUP.restore} closeLabel={BUTTONS.close} opener={opener}>
        <RestoreStep {...restore} />
      </DialogContent>
    </Dialog>
  );
}

function RestoreStep({ restoring, check, restore, chooseAnother, cancel }: ReturnType<typeof useRestore>) {
  switch (restoring.state) {
    case 'choosing':
      return <ChooseStep fault={restoring.fault} onFile={(file) => void check(file, null)} />;
    case 'checking':
      return <RunningStep text={BACKUP.checking} percent={null} />;
    case 'locked':
      return (
        <PassphraseStep
          fault={restoring.fault}
          fileName={restoring.file.name}
          onPassphrase={(passphrase) => void check(restoring.file, passphrase)}
        />
      );
    case 'checked':
      return (
        <BackupContents
          fileName={restoring.file.name}
          checked={restoring.checked}
          fault={restoring.fault}
          onRestore={(how) => void restore(how, restoring)}
          onChooseAnother={chooseAnother}
        />
      );
    case 'restoring':
      return (
        <RunningStep
          text={restoring.cancelling ? WAITING.cancelling : WAITING.restoring}
          percent={restoring.percent}
          onCancel={restoring.cancelling ? undefined : cancel}
        />
      );
  }
}

type ChooseStepProps = { fault: string | null; onFile: (file: File) => void };

function ChooseStep({ fault, onFile }: ChooseStepProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <div className="grid gap-5 overflow-y-auto p-5">
      <p className="text-pretty text-sm text-muted-foreground">{BACKUP.chooseAdvice}</p>
      {fault === null ? null : (
        <FieldError role="alert" className="wrap-anywhere">
          {fault}
        </FieldError>
      )}
      <FileInput
        ref={picker}
        accept=".json,.txt,application/json,text/plain"
        label={BACKUP.fileInput}
        onFiles={([file]) => {
          if (file) onFile(file);
        }}
      />
      <Button autoFocus className="sm:justify-self-start" onClick={() => picker.current?.click()}>
        <FolderOpen aria-hidden />
        {fault === null ? BACKUP.choose : BACKUP.chooseAnother}
      </Button>
    </div>
  );
}

type PassphraseStepProps = {
  fileName: string;
  fault: string | null;
  onPassphrase: (passphrase: string) => void;
};

function PassphraseStep({ fileName, fault, onPassphrase }: PassphraseStepProps) {
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState(false);
  return (
    <form
      noValidate
      className="grid gap-5 overflow-y-auto p-5"
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(typed === '');
        if (typed !== '') onPassphrase(typed);
      }}
    >
      <p className="wrap-anywhere text-pretty text-sm">
        <bdi className="font-medium">{fileName}</bdi>
        <br />
        {BACKUP.needsPassphrase}
      </p>
      <Field label={BACKUP.typePassphrase} error={missing ? BACKUP_REFUSAL['passphrase-needed'] : fault}>
        {(control) => (
          <Input
            {...control}
            autoFocus
            type="password"
            autoComplete="off"
            value={typed}
            onChange={(event) => {
              setMissing(false);
              setTyped(event.target.value);
            }}
          />
        )}
      </Field>
      <Button type="submit" className="sm:justify-self-end">
        {BACKUP.open}
      </Button>
    </form>
  );
}

type RunningStepProps = { text: string; percent: number | null; onCancel?: (() => void) | undefined };

/** `percent` is null if the progress is unknown. */
function RunningStep({ text, percent, onCancel }: RunningStepProps) {
  return (
    <div className="grid gap-4 p-5">
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <p role="status">{text}</p>
        {percent === null ? null : <p className="font-medium tabular-nums">{percent}%</p>}
      </div>
      {percent === null ? null : (
        <>
          <Progress value={percent} label={BACKUP.progress} />
          <Button
            variant="outline"
            className="sm:justify-self-end"
            aria-disabled={!onCancel || percent >= COMPLETING_PERCENT}
            onClick={() => {
              if (percent < COMPLETING_PERCENT) onCancel?.();
            }}
          >
            {BUTTONS.cancel}
          </Button>
        </>
      )}
    </div>
  );
}
