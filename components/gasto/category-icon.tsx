import { cn } from '@/components/ui/cn';
import { paintOfCategoria } from '@/lib/domain/color';
import type { Categoria } from '@/lib/domain/entities';
import { firstGrapheme } from '@/lib/domain/graphemes';
import { groundPaint } from './paint';

type CategoryIconProps = { categoria: Categoria | undefined; className?: string };

/** A category's icon on its colour; a gray disc if the category is missing. */
export function CategoryIcon({ categoria, className }: CategoryIconProps) {
  return (
    <span
      aria-hidden
      {...groundPaint(paintOfCategoria(categoria))}
      className={cn(
        'base:size-10 base:text-lg/none grid shrink-0 place-items-center overflow-hidden rounded-full',
        className,
      )}
    >
      {firstGrapheme(categoria?.icono ?? '')}
    </span>
  );
}
