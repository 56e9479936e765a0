import { Download } from 'lucide-react';
import { useId, useRef, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Card, CardTitle } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { FIGURE } from '@/lib/text/resumen';
import { NO_IMAGE } from '@/components/resumen/image/figure-image';
import type { ImageName } from '@/components/resumen/image/image-name';
import { saveImage, type ImageKind } from '@/components/resumen/image/save-image';

type FigureFrameProps = {
  title: string;
  /** What the data come to, in a sentence. */
  caption: string;
  /** What can be chosen about the picture. */
  controls?: ReactNode;
  /** What can be done with the picture. */
  actions?: ReactNode;
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
  actions,
  image,
  className,
  children,
}: FigureFrameProps) {
  const id = useId();
  const figure = useRef<HTMLElement>(null);
  return (
    <Card aria-labelledby={id} className={cn('flex flex-col print:break-inside-avoid', className)}>
      <figure ref={figure} className="flex flex-1 flex-col">
        <div className="flex flex-wrap items-start justify-between gap-x-2">
          <div className="min-w-0 flex-1 basis-60">
            <CardTitle id={id}>{title}</CardTitle>
            <figcaption className="wrap-anywhere mt-1 text-pretty text-sm text-muted-foreground">
              {caption}
            </figcaption>
          </div>
          {controls ? (
            <div {...NO_IMAGE} className="-mr-1 -mt-2 flex shrink-0 items-center print:hidden">
              {controls}
            </div>
          ) : null}
        </div>
        {children}
        {image ? (
          <div
            {...NO_IMAGE}
            className="mt-auto flex flex-wrap items-center justify-between gap-x-2 pt-3 print:hidden"
          >
            {actions}
            <ImageButtons
              title={title}
              onSave={(kind) => {
                if (figure.current) void saveImage(figure.current, image, kind);
              }}
            />
          </div>
        ) : null}
      </figure>
    </Card>
  );
}

function ImageButtons({ title, onSave }: { title: string; onSave: (kind: ImageKind) => void }) {
  return (
    <div
      role="group"
      aria-label={FIGURE.image}
      className="-mr-3 ml-auto flex items-center text-sm text-muted-foreground"
    >
      <Download aria-hidden className="mr-1 size-4 sm:hidden" />
      <span aria-hidden className="hidden sm:inline">
        {FIGURE.image}
      </span>
      {(['SVG', 'PNG'] as const).map((kind) => (
        <Button
          key={kind}
          variant="ghost"
          size="small"
          aria-label={FIGURE.imageOf(kind, title)}
          onClick={() => {
            onSave(kind);
          }}
        >
          {kind}
        </Button>
      ))}
    </div>
  );
}
