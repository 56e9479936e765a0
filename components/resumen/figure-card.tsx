import { useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { FIGURE } from '@/lib/text/resumen-words';
import { FigureFrame } from './figure-frame';
import { saveImage, type ImageKind } from './save-image';
import { useIsPrinted } from './use-is-printed';
import { useWidth } from './use-width';

type FigureCardProps = Omit<ComponentProps<typeof FigureFrame>, 'children'> & {
  /** The name of the image's file, without its ending. */
  fileName: string;
  /** The picture's height in CSS pixels: its room is kept until it is drawn. */
  height: number;
  /** Draws the picture, an `svg` first of all, as wide as it is told in CSS pixels; a printed page has little room. */
  draw: (width: number, isPrinted: boolean) => ReactNode;
  table: ReactNode;
};

/** How wide pictures are on paper, two beside each other, in CSS pixels. */
const PRINTED_WIDTH = 410;

/** A picture, its sentence, its table, and the ways to keep it as an image. */
export function FigureCard({ fileName, height, draw, table, ...frame }: FigureCardProps) {
  const [asTable, setAsTable] = useState(false);
  const picture = useRef<HTMLDivElement>(null);
  const action = asTable ? FIGURE.hideTable : FIGURE.showTable;
  const isPrinted = useIsPrinted();
  const shown = useWidth(picture);
  const width = isPrinted ? PRINTED_WIDTH : shown;
  return (
    <FigureFrame {...frame}>
      <div ref={picture} style={{ minHeight: isPrinted ? 0 : height }} className="mt-4 w-full">
        {width > 0 ? draw(width, isPrinted) : null}
      </div>
      {asTable ? <div className="mt-4 overflow-x-auto print:hidden">{table}</div> : null}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-2 pt-3 print:hidden">
        <Button
          variant="ghost"
          size="small"
          className="-ml-3 text-muted-foreground"
          aria-expanded={asTable}
          aria-label={FIGURE.tableOf(action, frame.title)}
          onClick={() => {
            setAsTable(!asTable);
          }}
        >
          {action}
        </Button>
        <ImageButtons
          title={frame.title}
          save={(kind) => saveImage(picture.current?.querySelector('svg') ?? null, fileName, kind)}
        />
      </div>
    </FigureFrame>
  );
}

function ImageButtons({ title, save }: { title: string; save: (kind: ImageKind) => Promise<void> }) {
  return (
    <div
      role="group"
      aria-label={FIGURE.image}
      className="-mr-3 flex items-center text-sm text-muted-foreground"
    >
      <span aria-hidden className="hidden sm:inline">
        {FIGURE.image}
      </span>
      {(['SVG', 'PNG'] as const).map((kind) => (
        <Button
          key={kind}
          variant="ghost"
          size="small"
          aria-label={FIGURE.imageOf(kind, title)}
          onClick={() => void save(kind)}
        >
          {kind}
        </Button>
      ))}
    </div>
  );
}
