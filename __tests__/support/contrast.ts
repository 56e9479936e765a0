/** A colour of the styles, with the angle in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, degrees: number];

/** The ratio of WCAG 2 between two colours, from 1 to 21, clipped to sRGB as a screen shows them. */
export function contrastOf(one: Oklch, other: Oklch): number {
  const [dark, light] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminanceOf(color: Oklch): number {
  const [red, green, blue] = linearRgbOf(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** By https://bottosson.github.io/posts/oklab. */
function linearRgbOf([lightness, chroma, degrees]: Oklch): [number, number, number] {
  const a = chroma * Math.cos((degrees * Math.PI) / 180);
  const b = chroma * Math.sin((degrees * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    clip(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    clip(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    clip(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

function clip(part: number): number {
  return Math.min(Math.max(part, 0), 1);
}
