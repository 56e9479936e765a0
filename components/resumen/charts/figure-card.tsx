import {
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  useLayoutEffect,
  type RefObject,
} from 'react';
import { Button } from '@/components/ui/button';
import { FIGURE } from '@/lib/text/resumen';
import { NO_IMAGE } from '@/components/resumen/image/figure-image';
import { FigureFrame } from './figure-frame';
import { useIsPrinted } from './use-is-printed';

type FigureCardProps = Omit<ComponentProps<typeof FigureFrame>, 'children' | 'actions'> & {
  /** Draws the picture, as wide as it is told in CSS pixels; a printed page has little room. */
  draw: (width: number, isPrinted: boolean) => ReactNode;
  table: ReactNode;
};

/** How wide pictures are on paper, two beside each other, in CSS pixels. */
const PRINTED_WIDTH_PX = 410;

/** A picture that is drawn to its width, and its table. */
export function FigureCard({ draw, table, ...frame }: FigureCardProps) {
  const [asTable, setAsTable] = useState(false);
  const picture = useRef<HTMLDivElement>(null);
  const action = asTable ? FIGURE.hideTable : FIGURE.showTable;
  const isPrinted = useIsPrinted();
  const shown = useWidth(picture);
  const width = isPrinted ? PRINTED_WIDTH_PX : shown;
  return (
    <FigureFrame
      {...frame}
      actions={
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
      }
    >
      <div ref={picture} className="mt-4 w-full">
        {width > 0 ? draw(width, isPrinted) : null}
      </div>
      {asTable ? (
        <div {...NO_IMAGE} className="mt-4 overflow-x-auto print:hidden">
          {table}
        </div>
      ) : null}
    </FigureFrame>
  );
}

/** How wide an element is, in whole CSS pixels, kept up to date; 0 until it is known. */
function useWidth(ref: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    function measure() {
      setWidth(Math.floor(element?.clientWidth ?? 0));
    }
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [ref]);
  return width;
}
