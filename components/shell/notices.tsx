import { type CSSProperties, useEffect } from 'react';
import { toast as sonnerToast, Toaster } from 'sonner';
import { LongActNotice } from '@/components/acts/long-act-notice';
import { followToasts, isPassing, toast, type Toast, wantedToasts } from '@/components/acts/toast';
import { cn } from '@/components/ui/cn';
import type { Theme } from '@/lib/page/settings/appearance';
import { NOTICES } from '@/lib/text/shell-later';

type Sonner = Pick<typeof sonnerToast, Toast['kind'] | 'dismiss'>;

const SHOWN_MS = 8000;

/** Between two looks at a toast in use. */
const IN_USE_MS = 1000;

let sonner: Sonner | undefined;
let newestShown = 0;
/** The toasts in sonner since the last {@link update}. */
let shown: readonly Toast[] = [];

/** Call it after sonner's Toaster is mounted, which shows no older toasts. */
function showToastsWith(loaded: Sonner): void {
  sonner = loaded;
  followToasts(update);
}

function update(): void {
  const wanted = wantedToasts();
  for (const one of shown) if (!wanted.includes(one)) hide(one);
  for (const one of wanted) if (!shown.includes(one)) show(one, wanted.length > 1);
  shown = wanted;
}

function hide(one: Toast): void {
  const { shownAs } = one;
  one.shownAs = undefined;
  if (shownAs !== undefined) sonner?.dismiss(shownAs);
}

function show(one: Toast, isPaired: boolean): void {
  newestShown += 1;
  const shownAs = newestShown;
  one.shownAs = shownAs;
  sonner?.[one.kind](one.title, {
    id: shownAs,
    description: one.description,
    // Two take less room each: see TOAST_CLASSES.
    className: isPaired ? 'paired' : one.manner,
    // Sonner's clock stops while it believes in a pointer, after a touch for good.
    duration: Infinity,
    action: one.action && { ...one.action, onClick: answering(one, one.action.onClick) },
    cancel: one.otherAction && { ...one.otherAction, onClick: answering(one, one.otherAction.onClick) },
    onDismiss: () => {
      if (one.shownAs === shownAs) toast.dismiss(one.id);
    },
  });
  if (!one.lasts) endLater(one, SHOWN_MS);
}

function answering(one: Toast, onClick: () => void): () => void {
  return () => {
    toast.dismiss(one.id);
    onClick();
  };
}

function endLater(one: Toast, milliseconds: number): void {
  setTimeout(() => {
    if (!isPassing(one)) return;
    if (areToastsInUse()) endLater(one, IN_USE_MS);
    else toast.dismiss(one.id);
  }, milliseconds);
}

/** True if focus or mouse is in a toast, or the page hidden. Touch leaves hover behind and does not count. */
function areToastsInUse(): boolean {
  const toasts = document.querySelector('[data-sonner-toaster]');
  if (document.hidden || !toasts) return document.hidden;
  return (
    toasts.contains(document.activeElement) ||
    (matchMedia('(hover: hover)').matches && toasts.matches(':hover'))
  );
}

const COLORS = {
  '--normal-bg': 'var(--card)',
  '--normal-text': 'var(--foreground)',
  '--normal-border': 'var(--border)',
  '--border-radius': '0.75rem',
  // Sonner's usual width, which grows with the text.
  '--width': 'min(22.25rem, 100vw - 2rem)',
  fontFamily: 'inherit',
} as CSSProperties;

const TOAST_CLASSES = {
  // A toast can be pressed over an open dialog.
  toast: cn(
    'pointer-events-auto! py-3! pl-4! pr-13! data-[removed=true]:duration-0!',
    // On a phone, pairs leave room to read the data beside them.
    'max-sm:[&.paired]:min-h-11 max-sm:[&.paired]:py-1.5! max-sm:[&.paired_[data-title]]:text-xs!',
  ),
  closeButton:
    'left-auto! right-0.5! top-1/2! size-11! -translate-y-1/2! transform-none! rounded-card! border-0! bg-transparent! text-foreground! focus-visible:outline-2! [&_svg]:size-4',
  actionButton: 'h-9! px-3! text-sm!',
  cancelButton: 'h-9! px-3! text-sm!',
  title: 'wrap-anywhere text-sm!',
  description: 'wrap-anywhere text-muted-foreground!',
  success: '[&_[data-icon]]:text-primary',
  error: '[&_[data-icon]]:text-destructive',
  info: '[&_[data-icon]]:text-muted-foreground',
};

/** Toasts stand `--toast-bottom` above the bottom; globals.css sets it. */
export function Notices({ theme }: { theme: Theme }) {
  useEffect(() => {
    showToastsWith(sonnerToast);
  }, []);
  return (
    <>
      <LongActNotice />
      <Toaster
        theme={theme}
        closeButton
        expand
        gap={8}
        visibleToasts={2}
        position="bottom-right"
        offset={{ right: '1rem', bottom: 'var(--toast-bottom)' }}
        mobileOffset={{ right: '0.5rem', left: '0.5rem', bottom: 'var(--toast-bottom)' }}
        style={COLORS}
        containerAriaLabel={NOTICES.name}
        toastOptions={{
          closeButtonAriaLabel: NOTICES.close,
          classNames: TOAST_CLASSES,
        }}
      />
    </>
  );
}
