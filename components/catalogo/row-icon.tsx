import { groundPaint } from '@/components/gasto/gasto-marks';
import { paintOfCategoria } from '@/lib/domain/color';
import { firstGrapheme } from '@/lib/domain/graphemes';

type RowIconProps = { id?: number | undefined; icono: string; color?: string | undefined };

export function RowIcon({ id, icono, color }: RowIconProps) {
  return (
    <span
      aria-hidden
      {...groundPaint(paintOfCategoria(color === undefined ? undefined : { id, icono, color }))}
      className="tight:hidden @max-[14rem]:hidden grid size-10 shrink-0 place-items-center overflow-hidden rounded-full text-lg leading-none"
    >
      {firstGrapheme(icono)}
    </span>
  );
}
