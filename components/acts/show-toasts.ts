import type { toast as sonnerToast } from 'sonner';
import { followToasts, isPassing, toast, wantedToasts, type Toast, type ToastAction } from './toast';

type Sonner = Pick<typeof sonnerToast, Toast['kind'] | 'dismiss'>;

const SHOWN_MS = 8000;

/** The time between two looks at a toast in use. */
const IN_USE_MS = 1000;

let sonner: Sonner | undefined;
let newestShown = 0;
/** The toasts in sonner since the last {@link update}. */
let shown: readonly Toast[] = [];

/** Sends toasts to sonner from now on. Its Toaster must be mounted before: it shows no older toasts. */
export function showToastsWith(loaded: Sonner): void {
  sonner = loaded;
  followToasts(update);
}

/** Makes sonner show exactly the wanted toasts. */
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
    // Two take less room each: components/shell/notices.tsx.
    className: isPaired ? 'paired' : one.manner,
    // Sonner's clock stops while it believes in a pointer, after a touch for good; so it gets no clock.
    duration: Infinity,
    action: one.action && answering(one, one.action),
    cancel: one.otherAction && answering(one, one.otherAction),
    // Called for the cross and for a swipe.
    onDismiss: () => {
      if (one.shownAs === shownAs) toast.dismiss(one.id);
    },
  });
  if (!one.lasts) endLater(one, SHOWN_MS);
}

function answering(one: Toast, { label, onClick }: ToastAction): ToastAction {
  return {
    label,
    onClick: () => {
      toast.dismiss(one.id);
      onClick();
    },
  };
}

function endLater(one: Toast, milliseconds: number): void {
  setTimeout(() => {
    if (!isPassing(one)) return;
    if (areToastsInUse()) endLater(one, IN_USE_MS);
    else toast.dismiss(one.id);
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
