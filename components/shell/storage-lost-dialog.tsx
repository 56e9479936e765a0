import { Copy, RotateCw } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '@/components/ui/button';
import type { StorageFault } from '@/lib/domain/result';
import { useStorageStatus } from '@/lib/hooks/use-storage-status';
import { isLoss } from '@/lib/page/storage/storage-status';
import { COPY_FAILED } from '@/lib/text/common';
import { STORAGE_NOTICE } from '@/lib/text/common-later';
import { STORAGE_LOST } from '@/lib/text/shell-later';

type BlockingDialogProps = { title: string; advice: string; children: ReactNode };

/** Over everything, dialogs included; only its content closes it. The native dialog needs no further script. */
function BlockingDialog({ title, advice, children }: BlockingDialogProps) {
  const id = useId();
  return createPortal(
    <dialog
      ref={keepOpen}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-advice`}
      onCancel={(event) => {
        event.preventDefault();
      }}
      className="pointer-events-auto m-auto w-[calc(100%-2rem)] max-w-md rounded-card border border-border bg-card p-6 text-foreground shadow-lg backdrop:bg-black/60"
    >
      <div className="grid grid-cols-1 gap-4">
        <h2 id={`${id}-title`} className="text-balance text-base font-semibold">
          {title}
        </h2>
        <p id={`${id}-advice`} className="text-pretty text-sm text-muted-foreground">
          {advice}
        </p>
        {children}
      </div>
    </dialog>,
    document.body,
  );
}

function keepOpen(dialog: HTMLDialogElement | null) {
  if (!dialog) return undefined;
  function open() {
    if (dialog?.open === false) dialog.showModal();
  }
  open();
  // Browsers let a repeated Escape through.
  dialog.addEventListener('close', open);
  return () => {
    dialog.removeEventListener('close', open);
  };
}

/** Blocks the page: no further act would be stored. */
export function StorageLost() {
  const status = useStorageStatus();
  if (status.state !== 'faulty' || !isLoss(status.fault)) return null;
  return <LostDialog fault={status.fault} typed={status.typed} />;
}

function LostDialog({ fault, typed }: { fault: StorageFault; typed: string }) {
  const { title, advice } = STORAGE_NOTICE[fault];
  return (
    <BlockingDialog title={title} advice={`${advice} ${STORAGE_LOST.stopped}`}>
      {typed ? <TypedText text={typed} /> : null}
      <Button
        autoFocus
        className="justify-self-end"
        onClick={() => {
          window.location.reload();
        }}
      >
        <RotateCw aria-hidden />
        {STORAGE_LOST.reload}
      </Button>
    </BlockingDialog>
  );
}

function TypedText({ text }: { text: string }) {
  const [said, setSaid] = useState('');

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(STORAGE_LOST.copied);
    } catch {
      setSaid(COPY_FAILED);
    }
  }

  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="text-pretty text-sm">{STORAGE_LOST.typed}</p>
      <div
        role="region"
        aria-label={STORAGE_LOST.typedName}
        tabIndex={0}
        className="wrap-anywhere max-h-40 select-text overflow-y-auto whitespace-pre-wrap rounded border border-border bg-muted p-3 text-sm tabular-nums"
      >
        {text}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="outline" onClick={() => void copy()}>
          <Copy aria-hidden />
          {STORAGE_LOST.copy}
        </Button>
        <p role="status" className="text-sm text-muted-foreground">
          {said}
        </p>
      </div>
    </div>
  );
}
