import { useEffect, useState } from 'react';

/**
 * Takes the files that are dropped anywhere on the page, where they would otherwise replace it. While it refuses, the
 * pointer says so. Answers whether files hang over the page. `onFiles` must stay the same function.
 */
export function useFileDrops(onFiles: (files: File[]) => void, refusing: boolean): boolean {
  const [hovered, setHovered] = useState(false);
  useEffect(() => {
    function hover(event: DragEvent) {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = refusing ? 'none' : 'copy';
      setHovered(true);
    }

    function leave({ relatedTarget }: DragEvent) {
      // Out of the window, or given up; anything else is the way from one element to the next.
      if (!relatedTarget) setHovered(false);
    }

    function drop(event: DragEvent) {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setHovered(false);
      onFiles([...event.dataTransfer.files]);
    }

    // The shell, which refuses what nobody takes, listens one step further up, at the window.
    document.addEventListener('dragenter', hover);
    document.addEventListener('dragover', hover);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragenter', hover);
      document.removeEventListener('dragover', hover);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
    };
  }, [onFiles, refusing]);
  return hovered;
}
