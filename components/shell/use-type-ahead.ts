import { useEffect, useEffectEvent } from 'react';

/** What takes what is typed by itself. A box to tick takes nothing. */
const FIELDS = 'input:not([type=checkbox], [type=radio]), textarea, select';

/** Hands over what is typed while a text field is asked for that is not there yet, key by key. */
export function useTypeAhead(asked: boolean, expected: RegExp, take: (key: string) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    const isField = target instanceof Element && target.matches(FIELDS);
    if (ctrlKey || metaKey || altKey || isField || !expected.test(key)) return;
    // The field may get the focus from this very key, and would take it a second time.
    event.preventDefault();
    take(key);
  });
  useEffect(() => {
    if (!asked) return;
    function onKeyDown(event: KeyboardEvent) {
      press(event);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [asked]);
}
