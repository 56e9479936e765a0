import type { CSSProperties } from 'react';

type FittedNumberProps = {
  /** In rem, if there is room. */
  size: number;
  /** All of a number that is shown in brief. */
  whole?: string;
  children: string;
};

/** Slightly more than a digit is wide. */
export const DIGIT_WIDTH_EM = 0.6;

function fittedSize(text: string, size: number, room: string): string {
  return `min(${size}rem, calc(${room} / ${text.length * DIGIT_WIDTH_EM}))`;
}

/** Leaves room for a name beside an amount in a row of a `@container`. */
export function cantidadStyle(cantidad: string, size = 0.875): CSSProperties | undefined {
  return cantidad.length > 9 ? { fontSize: fittedSize(cantidad, size, '55cqi') } : undefined;
}

export function FittedNumber({ size, whole, children }: FittedNumberProps) {
  return (
    <span
      data-slot="fitted-number"
      title={whole === children ? undefined : whole}
      className="block whitespace-nowrap leading-tight"
      style={{ fontSize: fittedSize(children, size, '100cqi') }}
    >
      {children}
    </span>
  );
}
