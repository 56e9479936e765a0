import { useEffect, useEffectEvent } from 'react';
import { withPageActs } from '@/components/acts/load-page-acts';
import { EARLY_ENTRY } from '@/components/opening/early-input';
import { useFormat } from '@/lib/hooks/use-format';
import { usePreferences } from '@/lib/hooks/use-setting';
import { overlay } from '@/lib/page/overlays';

/** By the browser's name of the key (`n`, `ArrowLeft`, `Delete`); `Ctrl+a` for Ctrl or ⌘. */
type Shortcuts = Partial<Record<string, (event: KeyboardEvent) => void>>;

/**
 * Single keys except Escape need the preference. Keys of a text field, a dialog or another combination are left
 * alone.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const { shortcuts: enabled } = usePreferences();
  useKeyDown((event) => {
    const combined = event.ctrlKey || event.metaKey;
    if (event.altKey || (!enabled && !combined && event.key !== 'Escape')) return;
    if (event.defaultPrevented || isBusy(event.target)) return;
    const act = shortcuts[combined ? `Ctrl+${event.key.toLowerCase()}` : event.key];
    if (!act) return;
    event.preventDefault();
    act(event);
  });
}

/** All keys of the page that nothing below has stopped; or `first`, before all others. */
export function useKeyDown(hear: (event: KeyboardEvent) => void, turn: 'first' | 'last' = 'last'): void {
  const press = useEffectEvent(hear);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      press(event);
    }
    const isCapturing = turn === 'first';
    document.addEventListener('keydown', onKeyDown, isCapturing);
    return () => {
      document.removeEventListener('keydown', onKeyDown, isCapturing);
    };
  }, [turn]);
}

export function useUndoKeys(): void {
  const format = useFormat();
  useKeyDown((event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    if (isBusy(event.target) && !isUntouched(event.target)) return;
    const key = event.key.toLowerCase();
    const redoing = key === 'y' || (key === 'z' && event.shiftKey);
    if (!redoing && key !== 'z') return;
    event.preventDefault();
    void withPageActs(({ redoAndNotify, undoAndNotify }) =>
      redoing ? redoAndNotify(format) : undoAndNotify(format),
    );
  });
}

/** A field with nothing typed has nothing to undo. */
function isUntouched(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-untouched=true]') !== null;
}

/** Fields that take keys. A tick box takes none. */
const TYPING = 'input:not([type=checkbox]), textarea, select';

function isBusy(target: EventTarget | null): boolean {
  const typing = target instanceof HTMLElement && (target.isContentEditable || target.matches(TYPING));
  return typing || isDialogOpen();
}

/** The early form, mostly hidden, is in every page until the real form comes. */
const DIALOG = `[role=dialog]:not(#${EARLY_ENTRY}), [role=alertdialog]`;

/** True if a dialog is open or about to open. */
export function isDialogOpen(): boolean {
  return overlay.getState() !== null || document.querySelector(DIALOG) !== null;
}

const FIELDS = 'input:not([type=checkbox], [type=radio]), textarea, select';

/** Hands expected keys to `take` until the asked field is there. */
export function useTypeAhead(asked: boolean, expected: RegExp, take: (key: string) => void): void {
  useKeyDown((event) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    const isField = target instanceof Element && target.matches(FIELDS);
    if (!asked || ctrlKey || metaKey || altKey || isField || !expected.test(key)) return;
    // The key may move the focus to the field, which would take it again.
    event.preventDefault();
    take(key);
  }, 'first');
}

/** Apple devices have ⌘ instead of Ctrl. Only for the browser. */
export function isMac(): boolean {
  return /Mac OS X|Macintosh/.test(navigator.userAgent);
}
