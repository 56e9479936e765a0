import { useEffect } from 'react';

/** Takes files or text pasted on the page, but not in a field. Both functions must be stable. */
export function usePasted(onText: (text: string) => void, onFiles: (files: readonly File[]) => void): void {
  useEffect(() => {
    function takePasted(event: ClipboardEvent) {
      if (isField(event.target)) return;
      const text = event.clipboardData?.getData('text/plain') ?? '';
      const files = [...(event.clipboardData?.files ?? [])];
      // Sheets copy a picture of the cells beside the text.
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
