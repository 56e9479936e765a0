import dynamic from 'next/dynamic';
import { useId, useRef, type ReactNode } from 'react';
import { Card, CardTitle } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { NO_IMAGE } from '@/components/resumen/image/no-image';
import type { ImageName } from '@/components/resumen/image/image-name';

const FigureMenu = dynamic(() => import('./figure-menu').then((module) => module.FigureMenu), {
  ssr: false,
  loading: () => <span className="size-9 sm:size-8" />,
});

type FigureFrameProps = {
  title: string;
  /** What the data come to, in a sentence. */
  caption: string;
  /** What can be chosen about the picture. */
  controls?: ReactNode;
  /** Whether its table is shown. */
  asTable?: boolean;
  /** Shows its table or hides it; not given where there is none. */
  onTable?: () => void;
  /** Where it can be kept as an image, what that is called. */
  image?: ImageName;
  className?: string;
  children: ReactNode;
};

/** A card with a picture of the data and the sentence that they come to. */
export function FigureFrame({
  title,
  caption,
  controls,
  asTable = false,
  onTable,
  image,
  className,
  children,
}: FigureFrameProps) {
  const id = useId();
  const figure = useRef<HTMLElement>(null);
  return (
    <Card aria-labelledby={id} className={cn('flex flex-col p-4 sm:p-4 print:break-inside-avoid', className)}>
      <figure ref={figure} className="flex flex-1 flex-col">
        <div className="grid grid-cols-[1fr_auto] items-start gap-x-2 sm:grid-cols-[1fr_auto_auto]">
          <CardTitle id={id} className="min-w-0">
            {title}
          </CardTitle>
          {controls ? (
            <div
              {...NO_IMAGE}
              className="flex items-center max-sm:col-span-2 max-sm:row-start-3 sm:-my-2.5 print:hidden"
            >
              {controls}
            </div>
          ) : null}
          {image ? (
            <div {...NO_IMAGE} className="-mr-2 -mt-1.5 sm:col-start-3 print:hidden">
              <FigureMenu
                title={title}
                image={image}
                figureOf={() => figure.current}
                asTable={asTable}
                onTable={onTable}
              />
            </div>
          ) : null}
          <figcaption className="wrap-anywhere col-span-full text-pretty text-sm text-muted-foreground sm:row-start-2">
            {caption}
          </figcaption>
        </div>
        {children}
      </figure>
    </Card>
  );
}
