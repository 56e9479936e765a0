type FittedNumberProps = { /** In rem, where there is room. */ size: number; children: string };

/** How wide a digit is, in parts of the font's size: a little more than it is. */
const DIGIT_WIDTH_EM = 0.6;

/**
 * A large number in one line: where its container, which is a `@container`, is too narrow, it shrinks. Only one that
 * would be too small to read is cut.
 */
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
