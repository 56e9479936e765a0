import type { StorageFault } from '@/lib/domain/result';
import { createFormat } from '@/lib/text/format';
import { DATA_LOSS } from '@/lib/text/shell-later';
import { STORAGE_NOTICE } from '@/lib/text/common-later';

const FAULTS = Object.keys(STORAGE_NOTICE) as StorageFault[];

it('has a notice for each storage fault, and no two alike', () => {
  expect(FAULTS.toSorted()).toEqual([
    'closed',
    'disk-full',
    'incomplete',
    'newer-version',
    'no-answer',
    'stopped',
    'superseded',
    'unavailable',
    'unknown',
  ]);
  expect(new Set(FAULTS.map((fault) => STORAGE_NOTICE[fault].title)).size).toBe(FAULTS.length);
});

it.each<[StorageFault, 'retry' | 'reload']>([
  ['disk-full', 'retry'],
  ['unavailable', 'retry'],
  ['no-answer', 'reload'],
  ['stopped', 'retry'],
  ['unknown', 'retry'],
  ['newer-version', 'reload'],
  ['superseded', 'reload'],
  ['closed', 'reload'],
])('%s offers to %s', (fault, action) => {
  expect(STORAGE_NOTICE[fault].action).toBe(action);
});

it.each([
  [1, /^El 5 oct 2026 seguía guardado[.] Desde entonces tu navegador lo ha borrado:/],
  [328, /^El 5 oct 2026 seguían guardados[.] Desde entonces tu navegador los ha borrado:/],
])('says of %i lost expenses when they were still there', (gastos, sentence) => {
  const { choose } = createFormat({ locale: 'es-ES', currency: 'EUR' });
  expect(choose(gastos, DATA_LOSS.cleared('5 oct 2026'))).toMatch(sentence);
});
