import type { Page } from '@playwright/test';

/** Says where a page looks otherwise than in a screenshot, in pixels, and what stands there; empty if nowhere. */
export async function differenceFrom(page: Page, screenshot: Buffer): Promise<string> {
  const now = await page.screenshot();
  if (now.equals(screenshot)) return '';
  return page.evaluate(findDifference, [screenshot.toString('base64'), now.toString('base64')] as const);
}

/** Runs in the page, which can read PNG files. */
async function findDifference(files: readonly [string, string]): Promise<string> {
  const [before, now] = [await pixelsOf(files[0]), await pixelsOf(files[1])];
  const places = before.data.flatMap((pixel, place) => (pixel === now.data[place] ? [] : [place]));
  const [xs, ys] = [
    places.map((place) => place % now.width),
    places.map((place) => Math.floor(place / now.width)),
  ];
  const [left, right] = [smallest(xs), -smallest(xs.map((x) => -x))];
  const [top, bottom] = [smallest(ys), -smallest(ys.map((y) => -y))];
  const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return `${places.length} pixels within ${left},${top} and ${right},${bottom}: ${there?.outerHTML.slice(0, 300)}`;

  async function pixelsOf(png: string): Promise<{ data: number[]; width: number }> {
    const bytes = Uint8Array.from(atob(png), (sign) => sign.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const { width, height } = image;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context?.drawImage(image, 0, 0);
    const data = context?.getImageData(0, 0, width, height).data.buffer ?? new ArrayBuffer();
    return { data: [...new Uint32Array(data)], width };
  }

  function smallest(numbers: readonly number[]): number {
    return numbers.reduce((least, one) => Math.min(least, one), Infinity);
  }
}
