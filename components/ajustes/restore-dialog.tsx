import { FolderOpen } from 'lucide-react';
import { type RefObject, useId, useRef, useState } from 'react';
import { FileInput } from '@/components/importar/drop-zone';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Field, FieldError, Input } from '@/components/ui/field';
import { takeFocus } from '@/components/ui/keyboard-focus';
import { Progress } from '@/components/ui/progress';
import { useFormat } from '@/lib/hooks/use-format';
import type { BackupChecked, RestoreWay } from '@/lib/import/import-flow';
import { COMPLETING_PERCENT, type ImportSummary } from '@/lib/import/import-summary';
import { BACKUP, HEALTH } from '@/lib/text/ajustes';
import { BACKUP_REFUSAL, DEVICE } from '@/lib/text/ajustes-later';
import { andMore, BUTTONS, FIELDS, NOUNS, TITLES, WAITING } from '@/lib/text/common';
import { REVIEW } from '@/lib/text/importar';
import { rejectionLine } from '@/lib/text/specification';
import { useRestore } from './use-restore';

type BackupContentsProps = {
  fileName: string;
  checked: BackupChecked;
  fault: string | null;
  onRestore: (how: RestoreWay) => void;
  onChooseAnother: () => void;
};

function BackupContents({ fileName, checked, fault, onRestore, onChooseAnother }: BackupContentsProps) {
  const format = useFormat();
  const { whole, summary } = checked;
  return (
    <>
      <div className="grid grid-cols-1 gap-4 overflow-y-auto p-5">
        <h3 ref={takeFocus} tabIndex={-1} className="text-sm font-semibold">
          {BACKUP.contents}
        </h3>
        <p className="wrap-anywhere text-sm">
          <bdi>{fileName}</bdi>
        </p>
        <Facts {...checked} />
        {whole ? null : <p className="text-pretty text-sm">{BACKUP.unchecked}</p>}
        {summary.rejections.length > 0 ? <Faulty summary={summary} /> : null}
        {summary.leftOut > 0 ? (
          <p className="text-sm">{format.count(summary.leftOut, REVIEW.leftOut)}</p>
        ) : null}
        {fault === null ? null : <FieldError role="alert">{fault}</FieldError>}
        <Way how="replace" onRestore={onRestore} />
        <Way how="add" onRestore={onRestore} />
      </div>
      <div className="grid border-t border-border p-4">
        <Button variant="ghost" className="sm:justify-self-start" onClick={onChooseAnother}>
          {BACKUP.chooseAnother}
        </Button>
      </div>
    </>
  );
}

function Facts({ made, device, summary }: BackupContentsProps['checked']) {
  const format = useFormat();
  const facts = [
    [DEVICE.of, device ?? HEALTH.unknown],
    [FIELDS.fecha, format.instant(made)],
    [TITLES.gastos, format.plainNumber(summary.imported)],
    [TITLES.categorias, format.plainNumber(summary.categorias)],
    [TITLES.metodosPago, format.plainNumber(summary.metodosPago)],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-2 text-sm">
      {facts.map(([label, value]) => (
        <div key={label} className="rounded border border-border p-3">
          <dt className="text-xs text-muted-foreground">{label}</dt>
          <dd className="wrap-anywhere font-semibold tabular-nums">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Way({ how, onRestore }: { how: RestoreWay; onRestore: (how: RestoreWay) => void }) {
  const id = useId();
  return (
    <div className="flex flex-col gap-2 sm:flex-row sm:items-start sm:gap-4">
      <Button
        variant={how === 'replace' ? 'primary' : 'outline'}
        className="sm:w-32"
        aria-describedby={id}
        onClick={() => {
          onRestore(how);
        }}
      >
        {BACKUP.ways[how]}
      </Button>
      <p id={id} className="min-w-0 flex-1 text-pretty text-sm text-muted-foreground">
        {BACKUP.waysAdvice[how]}
      </p>
    </div>
  );
}

const SHOWN_LINES = 100;

function Faulty({ summary: { errors, rejections, unlisted } }: { summary: ImportSummary }) {
  const format = useFormat();
  const more = rejections.length - SHOWN_LINES + unlisted;
  return (
    <div className="text-sm">
      <p>{format.choose(errors, BACKUP.faulty(format.count(errors, NOUNS.gasto)))}</p>
      {/* In the tab order, so that the keyboard can scroll it. */}
      <div
        tabIndex={0}
        role="region"
        aria-label={BACKUP.faultyList}
        className="bg-muted/50 mt-2 max-h-32 overflow-y-auto rounded border border-border px-3 py-2"
      >
        <ul className="grid gap-1">
          {rejections.slice(0, SHOWN_LINES).map((rejection, position) => (
            // A line has no identity but its place.
            <li key={position} className="wrap-anywhere">
              {rejectionLine(rejection)}
            </li>
          ))}
          {more > 0 ? <li className="text-muted-foreground">{andMore(format.plainNumber(more))}</li> : null}
        </ul>
      </div>
    </div>
  );
}

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
