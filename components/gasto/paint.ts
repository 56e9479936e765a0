import type { CSSProperties } from 'react';
import type { Paint } from '@/lib/domain/color';

/** The attributes of the ground behind a category's icon; globals.css does the rest. */
export function groundPaint(paint: Paint) {
  return { 'data-hue': paint.hue, ...codePaint(paint) };
}

/** The attributes of a chart's mark; without a paint it has the program's colour. */
export function markPaint(paint: Paint | undefined) {
  return paint && { 'data-mark-hue': paint.hue, ...codePaint(paint) };
}

function codePaint({ code }: Paint) {
  return code === null ? {} : { 'data-color-code': '', style: { '--color-code': code } as CSSProperties };
}
