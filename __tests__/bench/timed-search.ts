import type { Page } from '@playwright/test';
import { foldText } from '@/lib/read/words';
import { exchangeFile } from '../support/exchange-file';

/** When a search showed what, in milliseconds from its start. */
export type SearchTimes = { first: number; complete: number };

/** Puts words into the search box of an open list and waits for what is found. */
export async function timeSearch(page: Page, words: string, expected: number): Promise<SearchTimes> {
  const times = page.evaluate(watchSearch, { expected, address: null });
  await page.getByRole('searchbox', { name: 'Buscar' }).fill(words);
  return times;
}

/**
 * Runs in the page: follows a search to its first rows and to its count, from the next input, or from going to an
 * address.
 */
export function watchSearch({
  expected,
  address,
}: {
  expected: number;
  address: string | null;
}): Promise<SearchTimes> {
  return new Promise((resolve) => {
    const times: Partial<SearchTimes> = {};
    const number = new Intl.NumberFormat('es', { useGrouping: 'always' }).format(expected);
    const label = `${number} gasto${expected === 1 ? '' : 's'}`;
    const before = new Set(document.querySelectorAll('[data-gasto]'));
    let start: number | undefined;

    function note(what: keyof SearchTimes, begun: number) {
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          times[what] ??= performance.now() - begun;
          const { first, complete } = times;
          if (first === undefined || complete === undefined) return;
          changes.disconnect();
          resolve({ first, complete });
        }),
      );
    }
    function look() {
      if (start === undefined) return;
      const rows = [...document.querySelectorAll('[data-gasto]')];
      if (rows.some((row) => !before.has(row))) note('first', start);
      const statuses = [...document.querySelectorAll('[role=status]')];
      if (statuses.some(({ textContent }) => textContent === label)) note('complete', start);
    }
    const changes = new MutationObserver(look);
    changes.observe(document, { subtree: true, childList: true, characterData: true });
    document.addEventListener(
      'input',
      ({ timeStamp }) => {
        start ??= timeStamp;
      },
      { capture: true },
    );
    if (address === null) return;
    start = performance.now();
    history.pushState(null, '', address);
  });
}

/** How many rows of `exchangeFile` in a month, or in all, hold all the words: as text, or as the units of the amount. */
export function expectedCount(count: number, words: string, mes = ''): number {
  const { gastos, categorias, metodosPago } = exchangeFile(count);
  return gastos.filter(({ nombre, descripcion, cantidad, categoriaId, metodoPagoId, fecha }) => {
    const names = [categorias[categoriaId - 1]?.nombre, metodosPago[metodoPagoId - 1]?.nombre];
    const text = foldText([nombre, descripcion, ...names].join('\n'));
    const units = String(Math.floor(cantidad));
    return fecha.startsWith(mes) && words.split(' ').every((word) => text.includes(word) || word === units);
  }).length;
}
