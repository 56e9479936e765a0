import { useId, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

type BlockingDialogProps = { title: string; advice: string; children: ReactNode };

/** Over everything, other dialogs included; only its content closes it. The native dialog needs no further script. */
export function BlockingDialog({ title, advice, children }: BlockingDialogProps) {
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
