import { FolderSync } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import {
  allowFolderAgain,
  canKeepFolder,
  chooseFolder,
  copyNow,
  forgetFolder,
} from '@/lib/page/folder-copies';
import type { FolderProblem } from '@/lib/page/copy-settings';
import { useFolder } from '@/lib/hooks/use-folder';
import { useFormat } from '@/lib/hooks/use-format';
import { FOLDER, FOLDER_FAULT } from '@/lib/text/ajustes';
import { BUTTONS, NOUNS } from '@/lib/text/common';
import { storageReason } from '@/lib/text/common-later';
import type { Format } from '@/lib/text/format';
import { DeviceField } from './device-field';

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
      return FOLDER_FAULT[problem.fault];
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
