import { FolderSync } from 'lucide-react';
import { useId, useState, useSyncExternalStore } from 'react';
import { QuestionDialog } from '@/components/acts/question-dialog';
import { restoreAndNotify } from '@/components/acts/restore-and-notify';
import { toast } from '@/components/acts/toast';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardDescription, CardTitle } from '@/components/ui/card';
import { Field, FieldError, Input } from '@/components/ui/field';
import type { CopyRecord } from '@/lib/domain/copies';
import { MAX_DEVICE_LENGTH } from '@/lib/domain/device';
import { useFolder } from '@/lib/hooks/use-folder';
import { useFormat } from '@/lib/hooks/use-format';
import { useQuery } from '@/lib/hooks/use-query';
import { deviceNombre, type FolderProblem, renameDevice } from '@/lib/page/storage/copy-settings';
import {
  allowFolderAgain,
  canKeepFolder,
  chooseFolder,
  copyNow,
  forgetFolder,
} from '@/lib/page/storage/folder-copies';
import { eraseKeptCopies, keptCopies } from '@/lib/page/queries/program-queries';
import { subscribeToSettings } from '@/lib/page/settings/settings';
import { COPIES, FOLDER } from '@/lib/text/ajustes';
import { DEVICE } from '@/lib/text/ajustes-later';
import { BUTTONS, NOUNS, WAITING } from '@/lib/text/common';
import { notCleared, RESTORING_COPY, storageReason } from '@/lib/text/common-later';
import type { Format } from '@/lib/text/format';

export function FolderActions() {
  const id = useId();
  const folder = useFolder();
  const [busy, setBusy] = useState(false);

  async function act(action: () => Promise<void>) {
    if (busy) return;
    setBusy(true);
    await action().finally(() => {
      setBusy(false);
    });
  }

  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3 border-t border-border pt-5">
      <h3 id={id} className="text-sm font-semibold">
        {FOLDER.title}
      </h3>
      <p className="text-pretty text-sm text-muted-foreground">
        {canKeepFolder() ? FOLDER.advice : FOLDER.impossible}
      </p>
      {folder ? <KeptFolder {...folder} busy={busy} onAct={(action) => void act(action)} /> : null}
      {!folder && canKeepFolder() ? (
        <Button
          variant="outline"
          className="sm:justify-self-start"
          aria-disabled={busy}
          onClick={() => void act(chooseFolder)}
        >
          <FolderSync aria-hidden />
          {FOLDER.choose}
        </Button>
      ) : null}
      <DeviceField />
    </section>
  );
}

type KeptFolderProps = NonNullable<ReturnType<typeof useFolder>> & {
  busy: boolean;
  onAct: (action: () => Promise<void>) => void;
};

function KeptFolder({ name, written, problem, busy, onAct }: KeptFolderProps) {
  const format = useFormat();
  return (
    <>
      <div className="wrap-anywhere text-sm" role="status">
        <p>{FOLDER.name(name)}</p>
        {written?.at ? (
          <p>{FOLDER.written(format.instant(written.at), format.count(written.gastos, NOUNS.gasto))}</p>
        ) : null}
      </div>
      {problem ? <FieldError role="alert">{problemSentence(problem, format)}</FieldError> : null}
      <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
        <Button
          variant={problem ? 'primary' : 'outline'}
          aria-disabled={busy}
          onClick={() => {
            onAct(wayOut(problem));
          }}
        >
          {wayOutName(problem)}
        </Button>
        <Button
          variant="outline"
          aria-disabled={busy}
          onClick={() => {
            onAct(forgetFolder);
          }}
        >
          {FOLDER.forget}
        </Button>
      </div>
    </>
  );
}

function problemSentence(problem: FolderProblem, format: Format): string {
  switch (problem.kind) {
    case 'smaller':
      return FOLDER.smaller(
        format.count(problem.gastos, NOUNS.gasto),
        format.count(problem.stored, NOUNS.gasto),
      );
    case 'folder':
      return FOLDER.faults[problem.fault];
    case 'storage':
      return storageReason(problem.fault);
  }
}

/** The button writes a copy, past the obstacle if there is one. */
function wayOutName(problem: FolderProblem | null): string {
  if (!problem) return FOLDER.copyNow;
  if (problem.kind === 'smaller') return FOLDER.writeAnyway;
  return isForbidden(problem) ? FOLDER.allow : BUTTONS.retry;
}

function wayOut(problem: FolderProblem | null): () => Promise<void> {
  if (problem?.kind === 'smaller') return () => copyNow({ smaller: true });
  return isForbidden(problem) ? allowFolderAgain : () => copyNow({ unchanged: true });
}

function isForbidden(problem: FolderProblem | null): boolean {
  return problem?.kind === 'folder' && problem.fault === 'no-permission';
}

export function CopiesCard() {
  const id = useId();
  const copies = useQuery(keptCopies);
  const [asking, setAsking] = useState(false);
  return (
    <Card aria-labelledby={id}>
      <CardTitle id={id}>{COPIES.title}</CardTitle>
      <CardDescription>{COPIES.advice}</CardDescription>
      <CardContent className="grid grid-cols-1 gap-4">
        {copies?.length === 0 ? <p className="text-sm text-muted-foreground">{COPIES.none}</p> : null}
        {copies && copies.length > 0 ? (
          <>
            <ul className="divide-y divide-border">
              {copies.map((copy) => (
                <CopyLine key={copy.id} copy={copy} />
              ))}
            </ul>
            <Button
              variant="outline"
              className="justify-self-start"
              aria-haspopup="dialog"
              onClick={() => {
                setAsking(true);
              }}
            >
              {COPIES.erase}
            </Button>
          </>
        ) : null}
        {asking ? (
          <EraseQuestion
            onClose={() => {
              setAsking(false);
            }}
          />
        ) : null}
      </CardContent>
    </Card>
  );
}

function CopyLine({ copy }: { copy: CopyRecord }) {
  const format = useFormat();
  const [restoring, setRestoring] = useState(false);
  const when = format.instant(copy.at);

  async function restore() {
    if (restoring) return;
    setRestoring(true);
    await restoreAndNotify(copy.id);
    setRestoring(false);
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-48 text-sm">
        <p className="font-medium">{COPIES.reasons[copy.reason]}</p>
        <p className="tabular-nums text-muted-foreground">
          {when} · {format.count(copy.gastos, NOUNS.gasto)} · {format.fileSize(copy.bytes)}
        </p>
      </div>
      <Button
        variant="outline"
        size="small"
        aria-disabled={restoring}
        aria-label={restoring ? undefined : RESTORING_COPY.restoreOf(when)}
        onClick={() => void restore()}
      >
        {restoring ? WAITING.restoring : COPIES.restore}
      </Button>
    </li>
  );
}

function EraseQuestion({ onClose }: { onClose: () => void }) {
  async function erase() {
    const erased = await eraseKeptCopies();
    onClose();
    if (erased.ok) toast.success(COPIES.erased);
    else toast.error(COPIES.eraseFailed, { description: notCleared(erased.fault) });
  }

  return (
    <QuestionDialog
      title={COPIES.eraseTitle}
      text={COPIES.eraseQuestion}
      onClose={onClose}
      answers={
        <Button variant="destructive" onClick={() => void erase()}>
          {COPIES.erase}
        </Button>
      }
    />
  );
}

/** Saved on blur; an empty name becomes the usual one. */
function DeviceField() {
  const nombre = useSyncExternalStore(subscribeToSettings, deviceNombre);
  const [typed, setTyped] = useState<string | null>(null);

  function take() {
    if (typed !== null) renameDevice(typed);
    setTyped(null);
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        take();
      }}
    >
      <Field label={DEVICE.nombre}>
        {(control) => (
          <>
            <Input
              {...control}
              autoComplete="off"
              maxLength={MAX_DEVICE_LENGTH}
              aria-describedby={`${control.id}-advice`}
              value={typed ?? nombre}
              onChange={(event) => {
                setTyped(event.target.value);
              }}
              onBlur={take}
            />
            <p id={`${control.id}-advice`} className="text-pretty text-sm text-muted-foreground">
              {DEVICE.advice}
            </p>
          </>
        )}
      </Field>
    </form>
  );
}
