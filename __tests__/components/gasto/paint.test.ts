import { readFileSync } from 'node:fs';
import { HUES } from '@/lib/domain/color';
import { contrastOf, type Oklch } from '../../support/contrast';

const STYLES = readFileSync('app/globals.css', 'utf8');

/** The rules of each theme; what the dark one leaves out is as in the light one. */
const THEMES = { light: blockOf(':root {\n  color-scheme'), dark: blockOf("[data-theme='dark'] {") };

function blockOf(start: string): string {
  const from = STYLES.indexOf(start);
  return STYLES.slice(from, STYLES.indexOf('}', from));
}

function valueIn(styles: string, property: string): string {
  const found = new RegExp(`${property}: ([^;]+);`).exec(styles)?.[1];
  if (found === undefined) throw new Error(`No ${property}`);
  return found;
}

function colorIn(styles: string, property: string): Oklch {
  const parts = valueIn(styles, property).match(/[\d.]+/g) ?? [];
  return parts.map(Number) as [number, number, number];
}

function partOf(styles: string, property: string): number {
  return Number(valueIn(styles, property));
}

/** Every colour that a category's ground can have: the named hues, and any angle and chroma of a person's own code. */
function groundsOf(theme: string): [name: string, ground: Oklch][] {
  const lightness = partOf(theme, '--hue-lightness');
  const chroma = partOf(theme, '--hue-chroma');
  const named = HUES.map((hue): [string, Oklch] => {
    const rule = STYLES.slice(STYLES.indexOf(`[data-mark-hue='${hue}'] {`)).split('}')[0] ?? '';
    const own = rule.includes('--hue-chroma') ? partOf(rule, '--hue-chroma') : chroma;
    return [hue, [lightness, own, partOf(rule, '--hue-angle')]];
  });
  const codes = Array.from({ length: 360 }, (_, degrees) =>
    [0, chroma / 2, chroma].map((own): [string, Oklch] => [
      `code of ${degrees}° and ${own}`,
      [lightness, own, degrees],
    ]),
  );
  return [...named, ...codes.flat()];
}

describe.each(Object.entries(THEMES))('on a category’s colour in the %s theme', (_, theme) => {
  it.each([
    ['--foreground', 4.5],
    ['--primary', 4.5],
  ])('%s has a contrast of at least %d', (property, least) => {
    const color = colorIn(theme, property);
    const faint = groundsOf(theme).filter(([, ground]) => contrastOf(color, ground) < least);
    expect(faint).toEqual([]);
  });

  it('no two named hues look alike', () => {
    const named = groundsOf(theme).slice(0, HUES.length);
    expect(named.map(([name]) => name)).toEqual(HUES);
    for (const [name, ground] of named)
      for (const [other, otherGround] of named)
        if (name !== other) expect(distance(ground, otherGround)).toBeGreaterThan(0.02);
  });
});

/** How far two colours of one lightness are from each other in Oklab, where 0.02 is just to be seen. */
function distance(one: Oklch, other: Oklch): number {
  const [[a, b], [otherA, otherB]] = [placeOf(one), placeOf(other)];
  return Math.hypot(a - otherA, b - otherB);
}

function placeOf([, chroma, degrees]: Oklch): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [chroma * Math.cos(angle), chroma * Math.sin(angle)];
}
