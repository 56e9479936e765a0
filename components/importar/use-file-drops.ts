import { useEffect, useState } from 'react';

/**
 * Takes files dropped anywhere on the page, which they would replace otherwise. Answers true while files hang over
 * the page. `onFiles` must stay the same function.
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
      // Files left the window; other events only change the element below.
      if (!relatedTarget) setHovered(false);
    }

    function drop(event: DragEvent) {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setHovered(false);
      onFiles([...event.dataTransfer.files]);
    }

    // The shell refuses untaken files one step further up, at the window.
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
