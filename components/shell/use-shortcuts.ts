import { useEffect, useEffectEvent } from 'react';
import { EARLY_ENTRY } from '@/lib/page/early-entry';
import { isOverlayShown } from '@/lib/page/overlay';
import { usePreferences } from '@/lib/hooks/use-preferences';

/** What keys do, by the name that the browser gives them (`n`, `/`, `ArrowLeft`, `Delete`); with Ctrl or ⌘, `Ctrl+a`. */
export type Shortcuts = Partial<Record<string, (event: KeyboardEvent) => void>>;

/**
 * Listens for keys, on the whole page, while the component is there; for single ones, Escape apart, while the person wants
 * them. A key that belongs to something else (a text field, a dialog, another combination) is left alone.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const { shortcuts: enabled } = usePreferences();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const combined = event.ctrlKey || event.metaKey;
    if (event.altKey || (!enabled && !combined && event.key !== 'Escape')) return;
    if (event.defaultPrevented || isBusy(event.target)) return;
    const act = shortcuts[combined ? `Ctrl+${event.key.toLowerCase()}` : event.key];
    if (!act) return;
    event.preventDefault();
    act(event);
  });
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      press(event);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);
}

/** What keys are typed into, or move about in. A box to tick is neither. */
const TYPING = 'input:not([type=checkbox]), textarea, select';

/** Whether keys belong to something else: a text field, or a dialog that is open. */
export function isBusy(target: EventTarget | null): boolean {
  const typing = target instanceof HTMLElement && (target.isContentEditable || target.matches(TYPING));
  return typing || isDialogOpen();
}

/** What may be open. The early form, which a page brings with it and mostly hides, goes when the form comes. */
const DIALOG = `[role=dialog]:not(#${EARLY_ENTRY}), [role=alertdialog]`;

/** Whether a dialog is open, or about to be. */
export function isDialogOpen(): boolean {
  return isOverlayShown() || document.querySelector(DIALOG) !== null;
}
