import { HUES } from '@/lib/domain/color';

/** The direction of each hue's lines in degrees, and their distance in pixels. */
const LINES: readonly (readonly [degrees: number, gap: number])[] = [
  [45, 4],
  [135, 4],
  [0, 4],
  [90, 4],
  [45, 8],
  [135, 8],
  [0, 8],
  [90, 8],
  [20, 6],
];

/** Patterns that replace hues under forced colours; globals.css applies them. */
export function ChartPatterns() {
  return (
    <svg aria-hidden width={0} height={0} className="absolute">
      <defs>
        {HUES.map((hue, position) => {
          const [degrees, gap] = LINES[position] ?? [0, 4];
          return (
            <pattern
              key={hue}
              id={`pattern-${hue}`}
              width={gap}
              height={gap}
              patternUnits="userSpaceOnUse"
              patternTransform={`rotate(${degrees})`}
            >
              <rect width={gap} height={gap} className="fill-[Canvas]" />
              <line x1={0} x2={gap} y1={gap / 2} y2={gap / 2} className="stroke-[CanvasText] stroke-2" />
            </pattern>
          );
        })}
      </defs>
    </svg>
  );
}
