import { saveAsFile } from '@/lib/page/save-as-file';
import { toast } from '@/components/acts/toast';
import { FIGURE } from '@/lib/text/resumen';
import { embedFont } from './embedded-font';
import { imageOf, type FigureImage } from './figure-image';
import type { ImageName } from './image-name';

/** The kinds of images that a figure can be kept as. */
export type ImageKind = 'SVG' | 'PNG';

/** Pixels of a PNG for each CSS pixel. */
const PNG_PIXELS_A_PX = 2;

/** Offers a figure as an image with the page's colours. Where the browser cannot make it, says so. */
export async function saveImage(
  figure: HTMLElement,
  { fileName, head }: ImageName,
  kind: ImageKind,
): Promise<void> {
  try {
    const image = imageOf(figure, head, await embedFont());
    if (kind === 'SVG') saveAsFile(`${fileName}.svg`, image.svg, 'image/svg+xml');
    else saveAsFile(`${fileName}.png`, await toPng(image), 'image/png');
  } catch {
    toast.error(FIGURE.imageFailed);
  }
}

async function toPng({ svg, width, height }: FigureImage): Promise<Blob> {
  const image = new Image(width * PNG_PIXELS_A_PX, height * PNG_PIXELS_A_PX);
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
