/** What a picture of its own has to carry to be drawn in the page's font: its name, and a style sheet that brings it. */
export type EmbeddedFont = { family: string; css: string };

const SOURCE = /url\("?([^")]+)"?\)/;

/** The page's font for pictures of their own. Where its file cannot be had, they name it only. */
export async function embedFont(): Promise<EmbeddedFont> {
  const [name = ''] = getComputedStyle(document.body).fontFamily.split(',');
  return { family: `${name}, system-ui, sans-serif`, css: await fontFaceOf(name).catch(() => '') };
}

/** The rule of the page's styles that brings a font, with the font's file in it; empty where there is none. */
async function fontFaceOf(name: string): Promise<string> {
  for (const sheet of document.styleSheets) {
    // Extensions add sheets that nobody else may read.
    if (!sheet.href?.startsWith(window.location.origin)) continue;
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSFontFaceRule)) continue;
      const { style } = rule;
      const source = SOURCE.exec(style.getPropertyValue('src'))?.[1];
      if (unquoted(style.getPropertyValue('font-family')) !== unquoted(name) || !source) continue;
      const data = await readAsDataUrl(await fetchFile(new URL(source, sheet.href)));
      return `@font-face{font-family:${name};font-weight:${style.getPropertyValue('font-weight')};src:url(${data})}`;
    }
  }
  return '';
}

function unquoted(name: string): string {
  return name.replaceAll(/["']/g, '').trim();
}

async function fetchFile(address: URL): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The font answered ${response.status}`);
  return response.blob();
}

function readAsDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      resolve(reader.result as string);
    };
    reader.onerror = () => {
      reject(new Error('The font could not be read'));
    };
    reader.readAsDataURL(file);
  });
}
