import { groundPaint } from '@/components/gasto/paint';
import { paintOf } from '@/lib/domain/color';
import { firstGrapheme } from '@/lib/domain/grapheme';

/** On the category's colour; a method's is gray. */
export function RowIcon({ icono, color = '' }: { icono: string; color?: string | undefined }) {
  return (
    <span
      aria-hidden
      {...groundPaint(paintOf(color))}
      className="tight:hidden grid size-10 shrink-0 place-items-center overflow-hidden rounded-full text-lg leading-none"
    >
      {firstGrapheme(icono)}
    </span>
  );
}
