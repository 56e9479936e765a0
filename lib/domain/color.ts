import type { Categoria } from './entities';

export const DEFAULT_ICONO = '🏷️';

/** The chosen gray, which no default can be. */
export const GRAY_CODE = '#808080';

/** Each hue is a pair of tokens per theme in app/globals.css. */
export const HUES = ['red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple', 'pink', 'gray'] as const;

export type Hue = (typeof HUES)[number];

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** On the colour circle, highest first. */
const HUE_STARTS: readonly (readonly [degrees: number, hue: Hue])[] = [
  [345, 'red'],
  [290, 'pink'],
  [245, 'purple'],
  [190, 'blue'],
  [165, 'teal'],
  [70, 'green'],
  [42, 'yellow'],
  [15, 'orange'],
  [0, 'red'],
];

/** The nearest hue to a hex code of three or six digits; null for all else, CSS included. */
function hueOf(color: string): Hue | null {
  const name = color.trim().toLowerCase();
  const named = HUES.find((hue) => hue === name);
  if (named) return named;
  return HEX.test(name) ? hueOfHex(name.slice(1)) : null;
}

/** `code` is `#` with six digits. */
export type Paint = { hue: Hue; code: string | null };

/** Other texts are gray. Of stored texts, only hex codes reach a style. */
export function paintOf(color: string): Paint {
  const typed = color.trim().toLowerCase();
  return { hue: hueOf(color) ?? 'gray', code: HEX.test(typed) ? `#${sixDigits(typed.slice(1))}` : null };
}

/** `id` is null before it is stored. */
type Painted = Pick<Categoria, 'color' | 'icono'> & { id?: number | null };

/** Without a chosen colour, a hue by the id, so that eight in a row differ. A missing category is gray. */
export function paintOfCategoria(categoria: Painted | undefined): Paint {
  const { id = null, color = '' } = categoria ?? {};
  if (!categoria || id === null || isColorChosen(categoria)) return paintOf(color);
  // Neighbours differ clearly, and none is gray.
  return { hue: HUES[(id * 3) % (HUES.length - 1)] ?? 'gray', code: null };
}

/** False for gray beside the default icon: these are stored if neither was chosen. */
export function isColorChosen({ color, icono }: Pick<Categoria, 'color' | 'icono'>): boolean {
  return hueOf(color) !== null && !(color === 'gray' && icono === DEFAULT_ICONO);
}

/** A hue, or a hex code in lower case with `#`; null for other texts. */
export function readColor(text: string): string | null {
  if (HUES.some((hue) => hue === text)) return text;
  const typed = text.trim().toLowerCase();
  const code = typed.startsWith('#') ? typed : `#${typed}`;
  return HEX.test(code) ? code : null;
}

function sixDigits(hex: string): string {
  return hex.length === 3 ? Array.from(hex, (digit) => digit + digit).join('') : hex;
}

function hueOfHex(hex: string): Hue {
  const pairs = sixDigits(hex).match(/../g) ?? [];
  const [red, green, blue] = pairs.map((pair) => parseInt(pair, 16)) as [number, number, number];
  const max = Math.max(red, green, blue);
  const spread = max - Math.min(red, green, blue);
  if (spread < 24) return 'gray';
  const sector =
    max === red
      ? (green - blue) / spread
      : max === green
        ? 2 + (blue - red) / spread
        : 4 + (red - green) / spread;
  const degrees = (sector * 60 + 360) % 360;
  return HUE_STARTS.find(([start]) => degrees >= start)?.[1] ?? 'gray';
}
