import type { ExternalToast, toast as sonnerToast } from 'sonner';
import { settle } from '@/lib/page/settled';
import { whenIdle } from '@/lib/page/when-idle';

type Kind = 'success' | 'error' | 'info' | 'message';
type Sonner = Pick<typeof sonnerToast, Kind | 'dismiss'>;

let sonner: Sonner | undefined;
let waiting: ((sonner: Sonner) => void)[] = [];
let newest = 0;
let shown: readonly number[] = [];

/** How many are shown at once; the oldest makes room. */
export const MAX_TOASTS = 3;

/** Milliseconds that a toast stays for which people need more time: to take something back, or to think about an offer. */
export const SHOWN_MS = { wayBack: 10_000, offer: 15_000 } as const;

/** Milliseconds that a toast waits at most for the page to show what it speaks of. */
const PATIENCE_MS = 200;

/** Short notices over the page. Those raised before the place where they appear has loaded wait for it, in order. */
export const toast = {
  success: (title: string, options?: ExternalToast) => show('success', title, options),
  error: (title: string, options?: ExternalToast) => show('error', title, options),
  info: (title: string, options?: ExternalToast) => show('info', title, options),
  message: (title: string, options?: ExternalToast) => show('message', title, options),
  dismiss,
};

/** From now on toasts go to sonner, whose Toaster must stand by then: it shows no toast that is older than itself. */
export function showToastsWith(loaded: Sonner): void {
  sonner = loaded;
  for (const act of waiting) act(loaded);
  waiting = [];
}

function show(kind: Kind, title: string, options?: ExternalToast): number {
  newest += 1;
  const id = newest;
  withSonner((sonner) => sonner[kind](title, { ...options, id }));
  shown = [...shown, id];
  shown.slice(0, -MAX_TOASTS).forEach(dismiss);
  return id;
}

/** Takes one toast away, or all of them. */
function dismiss(id?: number): void {
  shown = id === undefined ? [] : shown.filter((other) => other !== id);
  withSonner((sonner) => sonner.dismiss(id));
}

function withSonner(act: (sonner: Sonner) => void): void {
  const loaded = sonner;
  if (!loaded) {
    waiting.push(act);
    settle();
  } else
    whenIdle(() => {
      act(loaded);
    }, PATIENCE_MS);
}
