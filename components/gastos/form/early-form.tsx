import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { CantidadInput } from '@/components/fields/cantidad-field';
import { EARLY_ENTRY } from '@/components/opening/early-input';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { DIALOG_BOX, DIALOG_HEADER, TALL_DIALOG } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Skeleton } from '@/components/ui/skeleton';
import { BUTTONS, FIELDS } from '@/lib/text/common';
import { CantidadPad } from './cantidad-pad';

/** Begins like the entry form. `children` stand below the amount. */
export function EarlyForm({ children }: { children: ReactNode }) {
  return (
    <>
      <div className="fixed inset-0 z-50 bg-black/50" />
      <div
        id={EARLY_ENTRY}
        role="dialog"
        aria-label={BUTTONS.newGasto}
        className={cn(DIALOG_BOX, TALL_DIALOG)}
      >
        <div className={DIALOG_HEADER}>
          <span className="font-semibold">{BUTTONS.newGasto}</span>
          <Button asChild variant="ghost" size="icon">
            {/* oxlint-disable-next-line nextjs/no-html-link-for-pages -- it leads on before any script is there */}
            <a href="?" aria-label={BUTTONS.close}>
              <X aria-hidden />
            </a>
          </Button>
        </div>
        <div className="stuck:overflow-y-auto grid flex-1 content-start gap-3 overflow-hidden px-4 py-3">
          <Field label={FIELDS.cantidad}>{({ id }) => <CantidadInput id={id} hasOwnKeys autoFocus />}</Field>
          {children}
          <div className="stuck:hidden grid gap-3">
            <Skeleton className="h-12" />
            <Skeleton className="h-20" />
            <Skeleton className="h-11" />
            <Skeleton className="h-11" />
          </div>
        </div>
        {/* Shown once its end is parsed: half a pad would move when the rest comes. */}
        <div className="hidden has-[[data-end]]:block">
          <CantidadPad onKey={doNothing} onErase={doNothing} />
          <div data-end className="h-15 border-t border-border" />
        </div>
      </div>
    </>
  );
}

/** The head's script serves the keys. */
function doNothing(): void {}
