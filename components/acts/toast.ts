import type { ReactNode } from 'react';
import { createStore } from 'zustand/vanilla';
import { beginUse } from '@/lib/page/phase';

type ToastKind = 'success' | 'error' | 'info' | 'message';

type ToastAction = { label: string; onClick: () => void };

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

export type Toast = ToastOptions & {
  id: number;
  kind: ToastKind;
  title: ReactNode;
  /** The toast's number in sonner while it is shown. */
  shownAs?: number;
};

/** A toast waits at most this long for the page to show its change. */
const PATIENCE_MS = 200;

/** Shows the wanted toasts; undefined until sonner is loaded. */
let update: (() => void) | undefined;
let newest = 0;
/** Oldest first. */
let lasting: readonly Toast[] = [];

/** Short-lived, oldest first: one, or two that stand together. A form hides toasts and says these itself. */
export const raisedToasts = createStore<readonly Toast[]>(() => []);

/** One at a time; early toasts wait for sonner. */
export const toast = {
  success: (title: ReactNode, options?: ToastOptions) => raise('success', title, options),
  error: (title: ReactNode, options?: ToastOptions) => raise('error', title, options),
  info: (title: ReactNode, options?: ToastOptions) => raise('info', title, options),
  message: (title: ReactNode, options?: ToastOptions) => raise('message', title, options),
  dismiss,
};

/** Calls `show` now and after each change. */
export function followToasts(show: () => void): void {
  update = show;
  update();
}

/** Oldest first. */
export function wantedToasts(): readonly Toast[] {
  const passing = raisedToasts.getState();
  return passing.length > 0 ? passing : lasting.slice(-1);
}

export function isPassing(one: Toast): boolean {
  return raisedToasts.getState().includes(one);
}

function raise(kind: ToastKind, title: ReactNode, options: ToastOptions = {}): number {
  newest += 1;
  const raised: Toast = { ...options, id: newest, kind, title };
  const passing = raisedToasts.getState();
  if (raised.lasts) {
    lasting = raised.manner ? [raised, ...lasting] : [...lasting, raised];
    setPassing([...passing]);
  } else setPassing(raised.together ? [...passing.slice(-1), raised] : [raised]);
  return raised.id;
}

function dismiss(id?: number): void {
  function isOther(one: Toast) {
    return id !== undefined && one.id !== id;
  }
  lasting = lasting.filter(isOther);
  setPassing(raisedToasts.getState().filter(isOther));
}

/** The page shows its change before the toast. Safari, which knows no idle time, does not. */
function setPassing(passing: readonly Toast[]): void {
  raisedToasts.setState(passing, true);
  if (!update) beginUse();
  else if ('requestIdleCallback' in window) requestIdleCallback(update, { timeout: PATIENCE_MS });
  else update();
}
