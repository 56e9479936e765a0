import { useEffect, useEffectEvent } from 'react';

/** Hands over what is typed while a text field is asked for that is not there yet, key by key. */
export function useTypeAhead(asked: boolean, expected: RegExp, take: (key: string) => void): void {
  const press = useEffectEvent(({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) => {
    if (ctrlKey || metaKey || altKey || target instanceof HTMLInputElement) return;
    if (expected.test(key)) take(key);
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
