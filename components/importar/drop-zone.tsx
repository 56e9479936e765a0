import { Ban, CloudUpload } from 'lucide-react';
import { useRef, type RefObject } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { IMPORTAR } from '@/lib/text/importar';
import { SPECIFICATION } from '@/lib/text/specification';

type DropZoneProps = {
  /** Whether a file is chosen already: the zone, which then replaces it, takes less room. */
  small: boolean;
  /** Whether no file can be taken now; the zone then says why. */
  refusing: boolean;
  /** Whether files hang over the page, all of which takes drops. */
  hovered: boolean;
  buttonRef: RefObject<HTMLButtonElement | null>;
  onFiles: (files: File[]) => void;
  words?: DropZoneWords;
};

/** What a zone says, and which files its picker shows. */
export type DropZoneWords = {
  drop: string;
  orPick: string;
  pick: string;
  fileInput: string;
  refusing: string;
  accept: string;
};

const JSON_WORDS: DropZoneWords = {
  drop: SPECIFICATION.arrastra,
  orPick: SPECIFICATION.hazClic,
  pick: SPECIFICATION.seleccionarArchivo,
  fileInput: IMPORTAR.fileInput,
  refusing: IMPORTAR.refusing,
  accept: '.json,application/json',
};

/** Where a file is dropped, or the picker opened by a click; its button is the keyboard's way to the picker. */
export function DropZone({
  small,
  refusing,
  hovered,
  buttonRef,
  onFiles,
  words = JSON_WORDS,
}: DropZoneProps) {
  const picker = useRef<HTMLInputElement>(null);
  const Icon = refusing ? Ban : CloudUpload;

  function openPicker() {
    if (!refusing) picker.current?.click();
  }

  return (
    // The click on the zone doubles what its button does; the keyboard has the button.
    <div
      data-slot="drop-zone"
      data-hovered={hovered}
      onClick={openPicker}
      className={cn(
        'flex items-center gap-x-3 gap-y-2 rounded-card border-2 border-dashed border-input px-4 transition-colors',
        small ? 'flex-wrap py-3' : 'flex-col py-8 text-center',
        refusing
          ? 'bg-muted/50 cursor-not-allowed data-[hovered=true]:border-destructive'
          : 'hover:bg-accent/60 cursor-pointer data-[hovered=true]:border-primary data-[hovered=true]:bg-primary-soft',
      )}
    >
      <Icon
        aria-hidden
        className={cn('shrink-0 text-muted-foreground', small ? 'size-6' : 'size-8')}
        strokeWidth={1.5}
      />
      <div className={small ? 'min-h-10 min-w-0 flex-1 basis-44 content-center text-sm' : undefined}>
        {refusing ? (
          <p className="text-pretty text-muted-foreground">{words.refusing}</p>
        ) : (
          <>
            <p className="font-medium">{words.drop}</p>
            <p className="text-sm text-muted-foreground">{words.orPick}</p>
          </>
        )}
      </div>
      <input
        ref={picker}
        type="file"
        accept={words.accept}
        hidden
        disabled={refusing}
        aria-label={words.fileInput}
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
        aria-disabled={refusing}
        className={small ? 'max-sm:w-full' : 'mt-2'}
        onClick={(event) => {
          event.stopPropagation();
          openPicker();
        }}
      >
        {words.pick}
      </Button>
    </div>
  );
}
