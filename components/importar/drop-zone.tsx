import { Ban, CloudUpload } from 'lucide-react';
import { type Ref, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { replaceAddress } from '@/components/ui/dialog-entry';

type FileInputProps = {
  ref: Ref<HTMLInputElement>;
  label: string;
  accept: string;
  disabled?: boolean;
  onFiles: (files: File[]) => void;
};

/** A button clicks it. The same file can be picked again. */
export function FileInput({ ref, label, accept, disabled, onFiles }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept={accept}
      hidden
      disabled={disabled}
      aria-label={label}
      onClick={(event) => {
        event.stopPropagation();
      }}
      onChange={(event) => {
        onFiles([...(event.target.files ?? [])]);
        event.target.value = '';
      }}
    />
  );
}

type DropZoneProps = {
  /** A file is chosen: the zone replaces it and takes less room. */
  small: boolean;
  /** No file can be taken now; the zone says why. */
  refusing: boolean;
  buttonRef: RefObject<HTMLButtonElement | null>;
  /** Must stay the same function. */
  onFiles: (files: File[]) => void;
  words: DropZoneWords;
};

/** `accept` filters the picker's files. */
type DropZoneWords = {
  drop: string;
  orPick: string;
  pick: string;
  fileInput: string;
  refusing: string;
  accept: string;
};

const REFUSING = 'bg-muted/50 cursor-not-allowed data-[hovered=true]:border-destructive';
const TAKING =
  'hover:bg-accent/60 cursor-pointer data-[hovered=true]:border-primary data-[hovered=true]:bg-primary-soft';

export function DropZone({ small, refusing, buttonRef, onFiles, words }: DropZoneProps) {
  const hovered = useFileDrops(onFiles, refusing);
  const picker = useRef<HTMLInputElement>(null);
  useOutsideFiles(onFiles);

  function openPicker() {
    if (!refusing) picker.current?.click();
  }

  return (
    // A press of the button, for the keyboard, is a click on the zone as well.
    <div
      data-slot="drop-zone"
      data-hovered={hovered}
      onClick={openPicker}
      className={cn(
        'flex items-center gap-x-3 gap-y-2 rounded-card border-2 border-dashed border-input transition-colors',
        small ? 'flex-wrap px-4 py-3' : 'flex-col px-[min(1rem,2vw)] py-8 text-center',
        refusing ? REFUSING : TAKING,
      )}
    >
      <Invitation small={small} refusing={refusing} words={words} />
      <FileInput
        ref={picker}
        label={words.fileInput}
        disabled={refusing}
        accept={words.accept}
        onFiles={onFiles}
      />
      <Button
        ref={buttonRef}
        variant="outline"
        aria-disabled={refusing}
        className={small ? 'max-sm:w-full' : 'mt-2'}
      >
        {words.pick}
      </Button>
    </div>
  );
}

function Invitation({ small, refusing, words }: Pick<DropZoneProps, 'small' | 'refusing' | 'words'>) {
  const Icon = refusing ? Ban : CloudUpload;
  return (
    <>
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
    </>
  );
}

/** From the system, or shared by another program. */
function useOutsideFiles(onFiles: (files: File[]) => void): void {
  useEffect(() => {
    void import('./open-outside-files').then(({ openOutsideFiles }) => {
      openOutsideFiles(onFiles, () => {
        replaceAddress(window.location.pathname + window.location.search);
      });
    });
  }, [onFiles]);
}

/** True while files hang over it. */
function useFileDrops(onFiles: (files: File[]) => void, refusing: boolean): boolean {
  const [hovered, setHovered] = useState(false);
  useEffect(() => {
    function hover(event: DragEvent) {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = refusing ? 'none' : 'copy';
      setHovered(true);
    }

    function leave({ relatedTarget }: DragEvent) {
      // Files left the window; other events change only the element below.
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
