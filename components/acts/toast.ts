import type { ReactNode } from 'react';
import type { toast as sonnerToast } from 'sonner';
import { settle } from '@/lib/page/settled';
import { whenIdle } from '@/lib/page/when-idle';

type Kind = 'success' | 'error' | 'info' | 'message';
type Sonner = Pick<typeof sonnerToast, Kind | 'dismiss'>;

/** Something that can be done from a toast, which goes with it. */
export type ToastAction = { label: string; onClick: () => void };

type ToastOptions = {
  /** A second line. */
  description?: string;
  action?: ToastAction;
  /** What can be done instead of it. */
  otherAction?: ToastAction;
  /** Stays until it is answered or taken away; while another toast is shown it waits behind it. */
  lasts?: boolean;
  /** Stands together with the toast before, instead of replacing it: both are about the same. */
  together?: boolean;
};

type Toast = ToastOptions & {
  id: number;
  kind: Kind;
  title: ReactNode;
  /** Its number in sonner while it is shown there. */
  shownAs?: number;
};

/** Milliseconds for which a toast is shown. */
const SHOWN_MS = 8000;

/** Milliseconds until a toast that is in use is looked at again. */
const IN_USE_MS = 1000;

/** Milliseconds that a toast waits at most for the page to show what it speaks of. */
const PATIENCE_MS = 200;

let sonner: Sonner | undefined;
let newest = 0;
let newestShown = 0;
/** The toasts that are not over yet, oldest first: those that pass, which are one, or two that stand together… */
let passing: readonly Toast[] = [];
/** …and those that last. */
let lasting: readonly Toast[] = [];
/** What sonner shows, or showed until {@link update} has told it. */
let shown: readonly Toast[] = [];

/** Short notices over the page, one at a time. Those raised before the place where they appear has loaded wait for it. */
export const toast = {
  success: (title: ReactNode, options?: ToastOptions) => raise('success', title, options),
  error: (title: ReactNode, options?: ToastOptions) => raise('error', title, options),
  info: (title: ReactNode, options?: ToastOptions) => raise('info', title, options),
  message: (title: ReactNode, options?: ToastOptions) => raise('message', title, options),
  dismiss,
};

/** From now on toasts go to sonner, whose Toaster must stand by then: it shows no toast that is older than itself. */
export function showToastsWith(loaded: Sonner): void {
  sonner = loaded;
  update();
}

function raise(kind: Kind, title: ReactNode, options: ToastOptions = {}): number {
  newest += 1;
  const raised: Toast = { ...options, id: newest, kind, title };
  if (raised.lasts) lasting = [...lasting, raised];
  else passing = raised.together ? [...passing.slice(-1), raised] : [raised];
  updateWhenIdle();
  return raised.id;
}

/** Takes one toast away, or all of them. */
function dismiss(id?: number): void {
  passing = id === undefined ? [] : passing.filter((one) => one.id !== id);
  lasting = id === undefined ? [] : lasting.filter((one) => one.id !== id);
  updateWhenIdle();
}

function updateWhenIdle(): void {
  if (sonner) whenIdle(update, PATIENCE_MS);
  else settle();
}

/** Has sonner show what is to be shown now, and nothing else. */
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
    className: isPaired ? 'paired' : undefined,
    // Sonner stops its clock for as long as it believes a pointer to be there, on touch for good: it gets none.
    duration: Infinity,
    action: one.action && answering(one, one.action),
    cancel: one.otherAction && answering(one, one.otherAction),
    // By its cross, or swept away.
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

/** Whether the focus or a mouse is in a toast, or nobody sees the page. What a finger has touched stays hovered: it does not count. */
function areToastsInUse(): boolean {
  const toasts = document.querySelector('[data-sonner-toaster]');
  if (document.hidden || !toasts) return document.hidden;
  return (
    toasts.contains(document.activeElement) ||
    (matchMedia('(hover: hover)').matches && toasts.matches(':hover'))
  );
}
