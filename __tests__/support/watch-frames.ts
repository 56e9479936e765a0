import type { Page } from '@playwright/test';

/**
 * Looks at each frame of a page from the next press on, across its screens.
 *
 * @returns what ends that, and answers which of the texts were shown, and where
 */
export async function watchFrames(page: Page, texts: readonly string[]): Promise<() => Promise<string[]>> {
  const watch = await page.evaluateHandle((sought) => {
    const seen = new Set<string>();
    let frames = 0;
    let isOver = false;
    function look() {
      if (isOver) return;
      frames += 1;
      // Only what is shown, unlike textContent.
      const shown = document.body.innerText;
      for (const text of sought) if (shown.includes(text)) seen.add(`${text} (${location.pathname})`);
      requestAnimationFrame(look);
    }
    document.addEventListener('click', () => requestAnimationFrame(look), { once: true, capture: true });
    return {
      end: () => {
        isOver = true;
        return { seen: [...seen], frames };
      },
    };
  }, texts);
  return async () => {
    const { seen, frames } = await watch.evaluate(({ end }) => end());
    if (frames < 2) throw new Error('No frame was seen');
    return seen;
  };
}

/** Makes a page's processor so many times slower. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}
