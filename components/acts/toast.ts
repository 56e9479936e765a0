import type { ReactNode } from 'react';
import type { toast as sonnerToast } from 'sonner';
import { createStore } from 'zustand/vanilla';
import { beginUse } from '@/lib/page/phase';

type Kind = 'success' | 'error' | 'info' | 'message';
type Sonner = Pick<typeof sonnerToast, Kind | 'dismiss'>;

export type ToastAction = { label: string; onClick: () => void };

type ToastOptions = {
  description?: string;
  action?: ToastAction;
  otherAction?: ToastAction;
  /** Stays until it is answered or dismissed; waits behind other toasts. */
  lasts?: boolean;
  /** Of those that last, it comes last; globals.css hides it beside a dialog. */
  manner?: 'quiet';
  /** Stands beside the toast before instead of replacing it. */
  together?: boolean;
};

type Toast = ToastOptions & {
  id: number;
  kind: Kind;
  title: ReactNode;
  /** The toast's number in sonner while it is shown. */
  shownAs?: number;
};

const SHOWN_MS = 8000;

/** The time between two looks at a toast in use. */
const IN_USE_MS = 1000;

/** A toast waits at most this long for the page to show its change. */
const PATIENCE_MS = 200;

let sonner: Sonner | undefined;
let newest = 0;
let newestShown = 0;
/** Short-lived toasts, oldest first: one, or two that stand together. */
let passing: readonly Toast[] = [];
/** Toasts that last, oldest first. */
let lasting: readonly Toast[] = [];
/** The toasts in sonner since the last {@link update}. */
let shown: readonly Toast[] = [];

/** The short-lived toasts, for a form that hides toasts and says them itself. A new list with every toast that comes or goes. */
export const raisedToasts = createStore<readonly Toast[]>(() => []);

/** Short notices over the page, one at a time. Early toasts wait until sonner has loaded. */
export const toast = {
  success: (title: ReactNode, options?: ToastOptions) => raise('success', title, options),
  error: (title: ReactNode, options?: ToastOptions) => raise('error', title, options),
  info: (title: ReactNode, options?: ToastOptions) => raise('info', title, options),
  message: (title: ReactNode, options?: ToastOptions) => raise('message', title, options),
  dismiss,
};

/** Sends toasts to sonner from now on. Its Toaster must be mounted before: it shows no older toasts. */
export function showToastsWith(loaded: Sonner): void {
  sonner = loaded;
  update();
}

function raise(kind: Kind, title: ReactNode, options: ToastOptions = {}): number {
  newest += 1;
  const raised: Toast = { ...options, id: newest, kind, title };
  if (raised.lasts) lasting = raised.manner ? [raised, ...lasting] : [...lasting, raised];
  else passing = raised.together ? [...passing.slice(-1), raised] : [raised];
  updateSoon();
  return raised.id;
}

function dismiss(id?: number): void {
  function isOther(one: Toast) {
    return id !== undefined && one.id !== id;
  }
  passing = passing.filter(isOther);
  lasting = lasting.filter(isOther);
  updateSoon();
}

/** The page shows its change first. Safari, which knows no idle time, does not. */
function updateSoon(): void {
  raisedToasts.setState([...passing], true);
  if (!sonner) beginUse();
  else if ('requestIdleCallback' in window) requestIdleCallback(update, { timeout: PATIENCE_MS });
  else update();
}

function update(): void {
  const wanted = passing.length > 0 ? passing : lasting.slice(-1);
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
    // Two take less room each: components/shell/notices.tsx.
    className: isPaired ? 'paired' : one.manner,
    // Sonner's clock stops while it believes in a pointer, after a touch for good; so it gets no clock.
    duration: Infinity,
    action: one.action && answering(one, one.action),
    cancel: one.otherAction && answering(one, one.otherAction),
    // Called for the cross and for a swipe.
    onDismiss: () => {
      if (one.shownAs === shownAs) dismiss(one.id);
    },
  });
  if (!one.lasts) endLater(one, SHOWN_MS);
}

function answering(one: Toast, { label, onClick }: ToastAction): ToastAction {
  return {
    label,
    onClick: () => {
      dismiss(one.id);
      onClick();
    },
  };
}

function endLater(one: Toast, milliseconds: number): void {
  setTimeout(() => {
    if (!passing.includes(one)) return;
    if (areToastsInUse()) endLater(one, IN_USE_MS);
    else dismiss(one.id);
  }, milliseconds);
}

/** True if focus or mouse is in a toast, or the page is hidden. Touch leaves hover behind, so touch does not count. */
function areToastsInUse(): boolean {
  const toasts = document.querySelector('[data-sonner-toaster]');
  if (document.hidden || !toasts) return document.hidden;
  return (
    toasts.contains(document.activeElement) ||
    (matchMedia('(hover: hover)').matches && toasts.matches(':hover'))
  );
}
