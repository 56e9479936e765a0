import { useKeyDown } from './use-shortcuts';

const FIELDS = 'input:not([type=checkbox], [type=radio]), textarea, select';

/** Hands each expected key to `take` while the asked field is not there yet. */
export function useTypeAhead(asked: boolean, expected: RegExp, take: (key: string) => void): void {
  useKeyDown((event) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    const isField = target instanceof Element && target.matches(FIELDS);
    if (!asked || ctrlKey || metaKey || altKey || isField || !expected.test(key)) return;
    // This key may move the focus to the field, which would take it again.
    event.preventDefault();
    take(key);
  }, 'first');
}
