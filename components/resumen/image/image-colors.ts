/** Colours as programs other than browsers know them. */
export type ImageColors = { ground: string; shown: (color: string) => string };

/** Reads colours of the page, on a ground that shines through those that are not opaque. Throws where none can be read. */
export function createImageColors(ground: string): ImageColors {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const known = new Map<string, string>();

  function paint(...colors: string[]): readonly number[] {
    if (!context) throw new Error('No colour can be read');
    context.clearRect(0, 0, 1, 1);
    for (const color of colors) {
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
    }
    return [...context.getImageData(0, 0, 1, 1).data];
  }

  function read(color: string): string {
    if (color === 'none' || paint(color)[3] === 0) return 'none';
    const [red, green, blue] = paint(ground, color);
    return `rgb(${red}, ${green}, ${blue})`;
  }

  return {
    ground: read(ground),
    shown(color) {
      const value = known.get(color) ?? read(color);
      known.set(color, value);
      return value;
    },
  };
}
