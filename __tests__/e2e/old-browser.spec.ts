import type { NEEDED_FEATURES } from '@/lib/page/device/needed-features';
import { expect, test } from '../support/site-test';

function withoutCss(text: string): string {
  return `CSS.supports = ((known, asked) => !asked.includes('${text}') && known.call(CSS, asked)).bind(null, CSS.supports)`;
}

/** How a page loses each feature before any script of its own runs. */
const TAKE_AWAY: Record<keyof typeof NEEDED_FEATURES, string> = {
  'javascript.regular_expressions.lookbehind_assertion': `RegExp = new Proxy(RegExp, {
    construct(known, [source, flags]) {
      if (String(source).includes('(?<=')) throw new SyntaxError('Invalid group');
      return new known(source, flags);
    },
  })`,
  'javascript.builtins.Array.toReversed': 'delete Array.prototype.toReversed',
  'javascript.builtins.Array.toSorted': 'delete Array.prototype.toSorted',
  'javascript.builtins.String.toWellFormed': 'delete String.prototype.toWellFormed',
  'javascript.builtins.Intl.Segmenter': 'delete Intl.Segmenter',
  'api.CompressionStream': 'delete self.CompressionStream',
  'api.DecompressionStream': 'delete self.DecompressionStream',
  'api.Worker.Worker.ecmascript_modules': `Worker = class extends Worker {
    constructor(address) {
      super(address);
    }
  }`,
  'css.at-rules.container': withoutCss('container-type'),
  'css.selectors.has': withoutCss(':has('),
  'css.types.color.oklch': withoutCss('oklch(0'),
  'css.types.color.color-mix': withoutCss('color-mix('),
};

const [FAST] = Object.keys(TAKE_AWAY);

for (const [feature, takeAway] of Object.entries(TAKE_AWAY))
  test(
    `a browser without ${feature} is told which ones will do, and loads nothing`,
    feature === FAST ? {} : { tag: '@slow' },
    async ({ page }) => {
      await page.addInitScript(takeAway);
      await page.goto('gastos/?nuevo', { waitUntil: 'commit' });
      await expect(page.getByText('Este navegador es demasiado antiguo para Mis Gastos.')).toBeVisible();
      await expect(
        page.getByText(
          'Hace falta Chrome 111, Edge 111, Firefox 125 o Safari 16.4, o una versión posterior.',
        ),
      ).toBeVisible();
      expect(await page.locator('body > :not(p)').count()).toBe(0);
      expect(await page.locator('script[src]').count()).toBe(0);
      // It is painted, too.
      expect(await page.evaluate(() => new Promise(requestAnimationFrame))).toBeGreaterThan(0);
    },
  );
