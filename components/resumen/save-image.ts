import { saveAsFile } from '@/components/importar/save-as-file';
import { toast } from '@/components/shell/toast';
import { FIGURE } from '@/lib/text/resumen-words';

/** The kinds of images that a picture can be kept as. */
export type ImageKind = 'SVG' | 'PNG';

/** What a page's style says of a picture; in a file of its own it has to stand in the picture itself. */
const STYLES = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'opacity',
  'font-size',
  'font-weight',
  'text-anchor',
] as const;

const FONT = 'Inter, system-ui, sans-serif';
const MARGIN = 16;
/** Pixels of a PNG for each CSS pixel. */
const DENSITY = 2;

/** Offers a drawn picture as an image with the page's colours. Where the browser cannot make it, says so. */
export async function saveImage(drawn: SVGSVGElement | null, name: string, kind: ImageKind): Promise<void> {
  try {
    if (!drawn) throw new Error('Nothing is drawn');
    const { svg, width, height } = standAlone(drawn);
    if (kind === 'SVG') saveAsFile(`${name}.svg`, svg, 'image/svg+xml');
    else saveAsFile(`${name}.png`, await toPng(svg, width, height), 'image/png');
  } catch {
    toast.error(FIGURE.imageFailed);
  }
}

/** A drawn picture as a file of its own: its styles resolved, on the card's ground, without its links. */
function standAlone(drawn: SVGSVGElement): { svg: string; width: number; height: number } {
  const width = drawn.clientWidth + 2 * MARGIN;
  const height = drawn.clientHeight + 2 * MARGIN;
  const ground = getComputedStyle(drawn.closest('[data-slot="card"]') ?? document.body).backgroundColor;
  const copy = drawn.cloneNode(true) as SVGSVGElement;
  copyStyles(drawn, copy);
  const svg = document.createElementNS(drawn.namespaceURI, 'svg');
  for (const [key, value] of Object.entries({
    width,
    height,
    viewBox: `${-MARGIN} ${-MARGIN} ${width} ${height}`,
    'font-family': FONT,
  }))
    svg.setAttribute(key, String(value));
  const rect = document.createElementNS(drawn.namespaceURI, 'rect');
  for (const [key, value] of Object.entries({ x: -MARGIN, y: -MARGIN, width, height, fill: toRgb(ground) }))
    rect.setAttribute(key, String(value));
  svg.append(rect, ...copy.childNodes);
  return { svg: new XMLSerializer().serializeToString(svg), width, height };
}

function copyStyles(from: Element, to: Element): void {
  const computed = getComputedStyle(from);
  for (const name of STYLES) {
    const value = computed.getPropertyValue(name);
    to.setAttribute(name, name === 'fill' || name === 'stroke' ? toRgb(value) : value);
  }
  for (const name of to.getAttributeNames())
    if (name === 'class' || name === 'href' || name.startsWith('data-') || name.startsWith('aria-'))
      to.removeAttribute(name);
  Array.from(from.children).forEach((child, position) => {
    const copied = to.children[position];
    if (copied) copyStyles(child, copied);
  });
}

/** A colour as programs other than browsers know it. */
function toRgb(color: string): string {
  if (color === 'none') return color;
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) return color;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha = 255] = context.getImageData(0, 0, 1, 1).data;
  return alpha === 0 ? 'none' : `rgb(${red}, ${green}, ${blue})`;
}

async function toPng(svg: string, width: number, height: number): Promise<Blob> {
  const image = new Image(width * DENSITY, height * DENSITY);
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  image.src = url;
  await image.decode().finally(() => {
    URL.revokeObjectURL(url);
  });
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, image.width, image.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('No image was made'));
    }, 'image/png');
  });
}
