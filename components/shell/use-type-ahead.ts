import { useEffect, useEffectEvent } from 'react';

/** Fields that take typed text. Tick boxes and radio buttons take none. */
const FIELDS = 'input:not([type=checkbox], [type=radio]), textarea, select';

/** Hands each typed key that is expected to `take`, while the asked text field is not there yet. */
export function useTypeAhead(asked: boolean, expected: RegExp, take: (key: string) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    const isField = target instanceof Element && target.matches(FIELDS);
    if (ctrlKey || metaKey || altKey || isField || !expected.test(key)) return;
    // This very key may move the focus to the field, which would then take it a second time.
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
