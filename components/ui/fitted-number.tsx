type FittedNumberProps = { /** In rem, if there is room. */ size: number; children: string };

/** Slightly more than a digit is wide. */
const DIGIT_WIDTH_EM = 0.6;

/** Shrinks to its `@container`; a number too small to read is cut. */
export function FittedNumber({ size, children }: FittedNumberProps) {
  const fontSize = `clamp(0.75rem, calc(100cqi / ${children.length * DIGIT_WIDTH_EM}), ${size}rem)`;
  return (
    <span
      data-slot="fitted-number"
      title={children.length > 30 ? children : undefined}
      className="block truncate leading-tight"
      style={{ fontSize }}
    >
      {children}
    </span>
  );
}
