import { CloudUpload } from 'lucide-react';
import { useRef, useState, type DragEvent, type RefCallback } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { IMPORTAR } from '@/lib/text/importar';
import { SPECIFICATION } from '@/lib/text/specification';

type DropZoneProps = { buttonRef: RefCallback<HTMLElement>; onFiles: (files: File[]) => void };

/** One target to drop a file on or to click; its button is the keyboard's way to the picker. */
export function DropZone({ buttonRef, onFiles }: DropZoneProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [hovered, setHovered] = useState(false);

  function hover(event: DragEvent) {
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setHovered(true);
  }

  function leave(event: DragEvent<HTMLElement>) {
    const to = event.relatedTarget;
    if (!(to instanceof Node && event.currentTarget.contains(to))) setHovered(false);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setHovered(false);
    onFiles([...event.dataTransfer.files]);
  }

  return (
    // The click on the zone doubles what its button does; the keyboard has the button.
    <div
      data-hovered={hovered}
      onClick={() => picker.current?.click()}
      onDragEnter={hover}
      onDragOver={hover}
      onDragLeave={leave}
      onDrop={drop}
      className={cn(
        'hover:bg-accent/60 flex cursor-pointer flex-col items-center gap-1 rounded-card border-2 border-dashed border-input px-4 py-8 text-center transition-colors',
        'data-[hovered=true]:border-primary data-[hovered=true]:bg-primary-soft',
      )}
    >
      <CloudUpload aria-hidden className="mb-1 size-8 text-muted-foreground" strokeWidth={1.5} />
      <p className="font-medium">{SPECIFICATION.arrastra}</p>
      <p className="text-sm text-muted-foreground">{SPECIFICATION.hazClic}</p>
      <input
        ref={picker}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={IMPORTAR.fileInput}
        onClick={(event) => {
          event.stopPropagation();
        }}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <Button
        ref={buttonRef}
        variant="outline"
        className="mt-3"
        onClick={(event) => {
          event.stopPropagation();
          picker.current?.click();
        }}
      >
        {SPECIFICATION.seleccionarArchivo}
      </Button>
    </div>
  );
}
