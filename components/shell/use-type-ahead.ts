import { useEffect, useEffectEvent } from 'react';

/** Fields that take text. */
const FIELDS = 'input:not([type=checkbox], [type=radio]), textarea, select';

/** Hands each expected key to `take` while the asked field is not there yet. */
export function useTypeAhead(asked: boolean, expected: RegExp, take: (key: string) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    const isField = target instanceof Element && target.matches(FIELDS);
    if (ctrlKey || metaKey || altKey || isField || !expected.test(key)) return;
    // This key may move the focus to the field, which would take it again.
    event.preventDefault();
    take(key);
  });
  useEffect(() => {
    if (!asked) return;
    function onKeyDown(event: KeyboardEvent) {
      press(event);
    }
    // Before all shortcuts, which leave alone what is taken.
    document.addEventListener('keydown', onKeyDown, true);
    return () => {
      document.removeEventListener('keydown', onKeyDown, true);
    };
  }, [asked]);
}
