import { useState, useId, type RefObject } from 'react';
import { QuestionDialog } from '@/components/acts/question-dialog';
import { wayBack } from '@/components/acts/restore-and-notify';
import { toast } from '@/components/acts/toast';
import { Button } from '@/components/ui/button';
import type { StorageFault } from '@/lib/domain/result';
import { useLoaded } from '@/lib/hooks/use-loaded';
import { forgetActs } from '@/lib/page/acts/history';
import { forgetDrafts } from '@/lib/page/acts/drafts';
import { type RunningJob, startJob } from '@/lib/page/workers';
import { jsonSession } from '@/lib/page/import/json-session';
import { findCopyFault } from '@/lib/page/queries/program-queries';
import { notedSample } from '@/lib/page/settings/noted-sample';
import { notCleared, storageReason } from '@/lib/text/common-later';
import { IMPORTAR, RESET_COPY } from '@/lib/text/importar';
import { SPECIFICATION } from '@/lib/text/specification';

type ResetQuestionProps = { opener: RefObject<HTMLElement | null>; onClose: () => void };

export function ResetQuestion({ opener, onClose }: ResetQuestionProps) {
  const [resetting, setResetting] = useState(false);
  const [wanted, setWanted] = useState(true);
  const fault = useLoaded(findCopyFault, true);
  const keepCopy = wanted && fault === null;

  async function reset() {
    if (resetting) return;
    setResetting(true);
    const outcome = await startJob('reset', { keepCopy }).outcome;
    setResetting(false);
    onClose();
    notify(outcome, keepCopy);
  }

  return (
    <QuestionDialog
      title={SPECIFICATION.resetear}
      text={SPECIFICATION.resetearPregunta}
      opener={opener}
      isBusy={resetting}
      onClose={onClose}
      answers={
        <Button variant="destructive" aria-disabled={resetting} onClick={() => void reset()}>
          {resetting ? IMPORTAR.resetting : IMPORTAR.resetConfirm}
        </Button>
      }
    >
      <CopyChoice checked={keepCopy} disabled={resetting} fault={fault} onChange={setWanted} />
    </QuestionDialog>
  );
}

/** Also makes the page forget outdated state. */
function notify(outcome: Awaited<RunningJob<'reset'>['outcome']>, keepCopy: boolean): void {
  if (outcome.kind === 'cancelled') return;
  if (outcome.kind === 'failed') {
    toast.error(IMPORTAR.resetFailed, { description: notCleared(outcome.fault) });
    return;
  }
  forgetActs();
  void forgetDrafts();
  if (!keepCopy) notedSample.write(null);
  if (jsonSession.flow.getState().state === 'finished') jsonSession.clear();
  const { refused, copyId } = outcome;
  const missed = keepCopy ? RESET_COPY.notKept : RESET_COPY.notErased;
  toast.success(SPECIFICATION.reseteada, {
    ...(refused ? { description: `${missed} ${storageReason(refused)}` } : {}),
    ...wayBack(copyId),
  });
}

type CopyChoiceProps = {
  checked: boolean;
  disabled: boolean;
  fault: StorageFault | null;
  onChange: (checked: boolean) => void;
};

function CopyChoice({ checked, disabled, fault, onChange }: CopyChoiceProps) {
  const hint = useId();
  return (
    <div>
      <label className="has-disabled:cursor-not-allowed has-disabled:text-muted-foreground flex min-h-11 cursor-pointer items-center gap-3 text-sm font-medium sm:min-h-10">
        <input
          type="checkbox"
          checked={checked}
          disabled={disabled || fault !== null}
          aria-describedby={hint}
          onChange={(event) => {
            onChange(event.target.checked);
          }}
          className="size-5 shrink-0 cursor-pointer accent-primary disabled:cursor-not-allowed"
        />
        {RESET_COPY.keep}
      </label>
      {/* As high as its longest text, so that the buttons stay in place. */}
      <p id={hint} role="status" className="min-h-15 text-pretty pl-8 text-sm text-muted-foreground">
        {hintOf(checked, fault)}
      </p>
    </div>
  );
}

function hintOf(checked: boolean, fault: StorageFault | null): string {
  if (fault) return `${RESET_COPY.impossible} ${storageReason(fault)} ${RESET_COPY.allGoes}`;
  return checked ? RESET_COPY.kept : RESET_COPY.notWanted;
}
