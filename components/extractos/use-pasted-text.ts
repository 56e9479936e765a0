import { useEffect } from 'react';

/**
 * Takes text, or a file, that is pasted anywhere on the page but into a field. `onText` must stay the same function.
 */
export function usePastedText(onText: (text: string) => void): void {
  useEffect(() => {
    function takePasted(event: ClipboardEvent) {
      if (isField(event.target)) return;
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (text.trim() === '') return;
      event.preventDefault();
      onText(text);
    }
    document.addEventListener('paste', takePasted);
    return () => {
      document.removeEventListener('paste', takePasted);
    };
  }, [onText]);
}

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], [role=dialog]') !== null
  );
}
