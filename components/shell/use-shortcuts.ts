import { useEffect, useEffectEvent } from 'react';

/** What keys do, by the name that the browser gives them (`n`, `/`, `ArrowLeft`, `Delete`). */
export type Shortcuts = Partial<Record<string, (event: KeyboardEvent) => void>>;

/**
 * Listens for single keys, on the whole page, while the component is there. A key that belongs to something else (a
 * text field, a dialog, a combination with Ctrl, Alt or Meta) is left alone.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isBusy(event.target))
      return;
    const act = shortcuts[event.key];
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

/** Whether keys belong to something else: a text field, or a dialog that is open. */
export function isBusy(target: EventTarget | null): boolean {
  const typing =
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
  return typing || document.querySelector('[role=dialog], [role=alertdialog]') !== null;
}
