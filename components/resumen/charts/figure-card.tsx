import { useState, type ComponentProps, type ReactNode } from 'react';
import { FigureFrame } from './figure-frame';
import { Marks } from './marks';
import { useIsPrinted } from '@/lib/hooks/use-is-printed';
import { useWidth } from './use-width';

type FigureCardProps = Omit<ComponentProps<typeof FigureFrame>, 'children' | 'asTable' | 'onTable'> & {
  /** Draws the picture at a width in CSS pixels. */
  draw: (width: number, isPrinted: boolean) => ReactNode;
  below?: (isPrinted: boolean) => ReactNode;
  table: ReactNode;
};

/** Two pictures fit beside each other on paper. */
const PRINTED_WIDTH_PX = 410;

/** A picture at its card's width, with its table. */
export function FigureCard({ draw, below, table, ...frame }: FigureCardProps) {
  const [asTable, setAsTable] = useState(false);
  const isPrinted = useIsPrinted();
  const [shown, picture] = useWidth();
  const width = isPrinted ? PRINTED_WIDTH_PX : shown;
  return (
    <FigureFrame
      {...frame}
      asTable={asTable}
      onTable={() => {
        setAsTable(!asTable);
      }}
    >
      <div ref={picture} className="mt-2 w-full">
        <Marks>{width > 0 ? draw(width, isPrinted) : null}</Marks>
        {below?.(isPrinted)}
      </div>
      {asTable ? <div className="mt-4 overflow-x-auto print:hidden">{table}</div> : null}
    </FigureFrame>
  );
}
