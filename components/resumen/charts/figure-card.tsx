import { Table2 } from 'lucide-react';
import { useState, useId, type ComponentProps, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Card, CardTitle } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { FittedText } from '@/components/ui/fitted-text';
import { useIsPrinted } from '@/lib/hooks/use-is-printed';
import { FIGURE } from '@/lib/text/resumen';
import { Marks } from './marks';
import { useWidth } from './use-width';

type FigureCardProps = Omit<ComponentProps<typeof FigureFrame>, 'children' | 'asTable' | 'onTable'> & {
  /** Draws the picture at a width in CSS pixels. */
  draw: (width: number, isPrinted: boolean) => ReactNode;
  below?: (isPrinted: boolean) => ReactNode;
  table: ReactNode;
};

/** Two pictures fit beside each other on paper. */
const PRINTED_WIDTH_PX = 410;

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

type FigureFrameProps = {
  title: string;
  caption: string;
  controls?: ReactNode;
  asTable?: boolean;
  /** Toggles its table; absent if there is none. */
  onTable?: () => void;
  className?: string;
  children: ReactNode;
};

export function FigureFrame({
  title,
  caption,
  controls,
  asTable = false,
  onTable,
  className,
  children,
}: FigureFrameProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className={cn('flex flex-col p-4 sm:p-4 print:break-inside-avoid', className)}>
      <figure className="@container flex flex-1 flex-col">
        <div className="grid grid-cols-[1fr_auto] items-start gap-x-2 sm:grid-cols-[1fr_auto_auto]">
          <CardTitle id={id} className="min-w-0">
            {title}
          </CardTitle>
          {controls ? (
            <div className="flex items-center max-sm:col-span-2 max-sm:row-start-3 sm:-my-2.5 print:hidden">
              {controls}
            </div>
          ) : null}
          {onTable ? (
            <TableButton name={(asTable ? FIGURE.hideTable : FIGURE.showTable)(title)} onPress={onTable} />
          ) : null}
          {caption === '' ? null : (
            <figcaption className="wrap-anywhere col-span-full text-pretty text-sm text-muted-foreground sm:row-start-2">
              <FittedText>{caption}</FittedText>
            </figcaption>
          )}
        </div>
        {children}
      </figure>
    </Card>
  );
}

function TableButton({ name, onPress }: { name: string; onPress: () => void }) {
  return (
    <Button
      variant="ghost"
      size="icon"
      className="-mr-2 -mt-1.5 size-9 text-muted-foreground sm:col-start-3 sm:size-8 print:hidden"
      aria-label={name}
      onClick={onPress}
    >
      <Table2 aria-hidden />
    </Button>
  );
}
