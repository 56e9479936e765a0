import { useEffect } from 'react';

/** Takes files, or text, that are pasted anywhere on the page but into a field. Both must stay the same functions. */
export function usePasted(onText: (text: string) => void, onFiles: (files: readonly File[]) => void): void {
  useEffect(() => {
    function takePasted(event: ClipboardEvent) {
      if (isField(event.target)) return;
      const text = event.clipboardData?.getData('text/plain') ?? '';
      const files = [...(event.clipboardData?.files ?? [])];
      // Sheets put a picture of the cells beside their text.
      if (text.trim() !== '') onText(text);
      else if (files.length > 0) onFiles(files);
      else return;
      event.preventDefault();
    }
    document.addEventListener('paste', takePasted);
    return () => {
      document.removeEventListener('paste', takePasted);
    };
  }, [onText, onFiles]);
}

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], [role=dialog]') !== null
  );
}
