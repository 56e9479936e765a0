import { useId, type ReactNode } from 'react';
import { Card, CardTitle } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';

type FigureFrameProps = {
  title: string;
  /** What the data come to, in a sentence. */
  caption: string;
  /** What can be chosen about the picture. */
  controls?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A card with a picture of the data and the sentence that they come to. */
export function FigureFrame({ title, caption, controls, className, children }: FigureFrameProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className={cn('flex flex-col print:break-inside-avoid', className)}>
      <figure className="flex flex-1 flex-col">
        <div className="flex flex-wrap items-start justify-between gap-x-2">
          <div className="min-w-0 flex-1 basis-60">
            <CardTitle id={id}>{title}</CardTitle>
            <figcaption className="wrap-anywhere mt-1 text-pretty text-sm text-muted-foreground">
              {caption}
            </figcaption>
          </div>
          {controls}
        </div>
        {children}
      </figure>
    </Card>
  );
}
