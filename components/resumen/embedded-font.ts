/** What a picture of its own has to carry to be drawn in the page's font: its name, and a style sheet that brings it. */
export type EmbeddedFont = { family: string; css: string };

const FALLBACK = 'system-ui, sans-serif';
const SOURCE = /url\("?([^")]+)"?\)/;

let loaded: Promise<string> | undefined;

/** The page's font for pictures of their own. Where its file cannot be had, pictures name it only. */
export async function embedFont(): Promise<EmbeddedFont> {
  const [family = ''] = getComputedStyle(document.body).fontFamily.split(',');
  const rule = fontRuleOf(family);
  if (!rule) return { family: `${family}, ${FALLBACK}`, css: '' };
  loaded ??= loadAsDataUrl(rule.source);
  const source = await loaded.catch(() => {
    loaded = undefined;
    return null;
  });
  const css = source ? `@font-face{font-family:${family};font-weight:${rule.weight};src:url(${source})}` : '';
  return { family: `${family}, ${FALLBACK}`, css };
}

/** Where the page's styles get a font from. */
function fontRuleOf(family: string): { source: string; weight: string } | null {
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSFontFaceRule)) continue;
      const { style } = rule;
      const source = SOURCE.exec(style.getPropertyValue('src'))?.[1];
      if (unquoted(style.getPropertyValue('font-family')) === unquoted(family) && source)
        return {
          source: new URL(source, sheet.href ?? undefined).href,
          weight: style.getPropertyValue('font-weight'),
        };
    }
  return null;
}

function unquoted(family: string): string {
  return family.replaceAll(/["']/g, '').trim();
}

async function loadAsDataUrl(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The font answered ${response.status}`);
  const blob = await response.blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      if (typeof reader.result === 'string') resolve(reader.result);
    };
    reader.onerror = () => {
      reject(new Error('The font could not be read'));
    };
    reader.readAsDataURL(blob);
  });
}
