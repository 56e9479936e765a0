import type { CSSProperties } from 'react';
import type { Paint } from '@/lib/domain/color';

/** The attributes of what lies behind a category's icon, in its colour; globals.css has the rest. */
export function groundPaint(paint: Paint) {
  return { 'data-hue': paint.hue, ...codePaint(paint) };
}

/** The attributes of a picture's mark in a category's colour; without one it has the program's own. */
export function markPaint(paint: Paint | undefined) {
  return paint && { 'data-mark-hue': paint.hue, ...codePaint(paint) };
}

function codePaint({ code }: Paint) {
  return code === null ? {} : { 'data-color-code': '', style: { '--color-code': code } as CSSProperties };
}
