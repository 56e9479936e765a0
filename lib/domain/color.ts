/** The hues that the interface can paint, each a pair of tokens per theme in app/globals.css. */
export const HUES = ['red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple', 'pink', 'gray'] as const;

/** One of the paintable hues. */
export type Hue = (typeof HUES)[number];

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** Where each chromatic hue begins on the colour circle, in degrees. */
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

/**
 * The paintable hue nearest to a stored colour: a name of {@link HUES}, or a hex code of three or six digits.
 * Anything else, CSS included, is gray: of stored texts only codes reach a style.
 */
export function hueOf(color: string): Hue {
  const name = color.trim().toLowerCase();
  const named = HUES.find((hue) => hue === name);
  if (named) return named;
  return HEX.test(name) ? hueOfHex(name.slice(1)) : 'gray';
}

/** A stored colour as it is painted: the nearest hue and, where the person has given a code, that code, `#` and six digits. */
export type Paint = { hue: Hue; code: string | null };

/** How a stored colour is painted: by a hue of the program or, with a code, by the hue of that code. */
export function paintOf(color: string): Paint {
  const typed = color.trim().toLowerCase();
  return { hue: hueOf(color), code: HEX.test(typed) ? `#${sixDigits(typed.slice(1))}` : null };
}

/** A colour as a person types it, in the form in which it is stored: a hex code with its #. Null for anything else. */
export function readHexColor(text: string): string | null {
  const typed = text.trim().toLowerCase();
  const code = typed.startsWith('#') ? typed : `#${typed}`;
  return HEX.test(code) ? code : null;
}

/** Whether a stored colour is the name of a paintable hue. */
export function isHue(color: string): color is Hue {
  return HUES.some((hue) => hue === color);
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
