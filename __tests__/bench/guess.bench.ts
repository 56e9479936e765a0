import { readFileSync } from 'node:fs';
import { test } from '@playwright/test';
import type { ExchangeFile } from '@/lib/domain/entities';
import { GastoGuesser } from '@/lib/domain/guess/gasto-guesser';
import { accuracyOf, type Accuracy } from '../support/guessing';
import { median, milliseconds, report } from './report';
import { indexGasto } from '../support/index-gastos';

const STORED = 100_000;
const GUESSES = 1000;

const household = JSON.parse(
  readFileSync(new URL('../support/hogar-real.json', import.meta.url), 'utf8'),
) as ExchangeFile;

test('guesses of categories, in the order of days after the first 200', () => {
  report(
    'Category by nombre and descripcion',
    written(accuracyOf(household, (gasto) => gasto)),
    '>= 96 % right, <= 0.6 % wrong',
  );
  report(
    'Category by descripcion alone',
    written(accuracyOf(household, ({ descripcion }) => ({ nombre: '', descripcion }))),
    '>= 60 % right, <= 4 % wrong',
  );
});

test(`${GUESSES} guesses with ${STORED} stored expenses`, () => {
  const { gastos } = household;
  const stored = Array.from({ length: STORED }, (_, place) => {
    const gasto = gastos[place % gastos.length];
    if (!gasto) throw new Error('The household has no expenses');
    // Each time around, the texts have other words beside those that they share.
    const around = Math.floor(place / gastos.length);
    return indexGasto({
      ...gasto,
      id: place + 1,
      descripcion: `${gasto.descripcion} ${'abcdefghij'[around % 10] ?? ''}x`,
    });
  });
  const guesser = new GastoGuesser();
  const begun = performance.now();
  for (const gasto of stored) guesser.add(gasto);
  report(`Learning from ${STORED}`, milliseconds(performance.now() - begun));
  const asked = gastos.slice(0, GUESSES);
  function timed(ask: (gasto: (typeof gastos)[number]) => void): number {
    return median(
      Array.from({ length: 5 }, () => {
        const start = performance.now();
        asked.forEach(ask);
        return performance.now() - start;
      }),
    );
  }
  report(
    `  ${GUESSES} guesses by nombre and descripcion`,
    milliseconds(timed(({ nombre, descripcion }) => guesser.guess({ nombre, descripcion }))),
    '<= 100 ms',
  );
  report(
    `  ${GUESSES} guesses by words`,
    milliseconds(timed(({ descripcion }) => guesser.guess({ nombre: '', descripcion: `${descripcion} y` }))),
    '<= 100 ms',
  );
  report(
    `  ${GUESSES} expenses removed and added`,
    milliseconds(
      timed(() => {
        const gasto = stored[Math.floor(STORED / 2)];
        if (!gasto) return;
        guesser.remove(gasto);
        guesser.add(gasto);
      }),
    ),
  );
});

function written({ right, wrong, blank }: Accuracy): string {
  const [r, w, b] = [right, wrong, blank].map((part) => (part * 100).toFixed(2));
  return `${r ?? ''} % right, ${w ?? ''} % wrong, ${b ?? ''} % blank`;
}
