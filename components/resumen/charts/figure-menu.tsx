import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import type { ImageName } from '@/components/resumen/image/image-name';
import { saveImage, type ImageKind } from '@/components/resumen/image/save-image';
import { FIGURE } from '@/lib/text/resumen';

type FigureMenuProps = {
  title: string;
  image: ImageName;
  figureOf: () => HTMLElement | null;
  asTable: boolean;
  onTable: (() => void) | undefined;
};

const KINDS: readonly ImageKind[] = ['SVG', 'PNG'];

/** What can be done with a picture: shown as a table, kept as an image. */
export function FigureMenu({ title, image, figureOf, asTable, onTable }: FigureMenuProps) {
  const [open, setOpen] = useState(false);
  const table = asTable ? FIGURE.hideTable : FIGURE.showTable;
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <Button
          variant="ghost"
          size="icon"
          className="size-9 text-muted-foreground sm:size-8"
          aria-label={FIGURE.optionsOf(title)}
        >
          <Ellipsis aria-hidden />
        </Button>
      </PopoverTrigger>
      <PopoverContent align="end" aria-label={FIGURE.optionsOf(title)} className="grid p-1">
        {onTable ? (
          <MenuButton
            text={table}
            label={FIGURE.tableOf(table, title)}
            onPress={() => {
              setOpen(false);
              onTable();
            }}
          />
        ) : null}
        {KINDS.map((kind) => (
          <MenuButton
            key={kind}
            text={`${FIGURE.image} ${kind}`}
            label={FIGURE.imageOf(kind, title)}
            onPress={() => {
              setOpen(false);
              const figure = figureOf();
              if (figure) void saveImage(figure, image, kind);
            }}
          />
        ))}
      </PopoverContent>
    </Popover>
  );
}

type MenuButtonProps = { text: string; label: string; onPress: () => void };

function MenuButton({ text, label, onPress }: MenuButtonProps) {
  return (
    <Button variant="ghost" className="justify-start px-3" aria-label={label} onClick={onPress}>
      {text}
    </Button>
  );
}
