import type { StorageFault } from '@/lib/domain/storage-fault';
import { notCleared, notSaved, STORAGE_NOTICE } from '@/lib/text/storage-sentences';

const FAULTS = Object.keys(STORAGE_NOTICE) as StorageFault[];

it('has a notice for each storage fault, and no two alike', () => {
  expect(FAULTS.toSorted()).toEqual([
    'closed',
    'disk-full',
    'newer-version',
    'superseded',
    'unavailable',
    'unknown',
  ]);
  expect(new Set(FAULTS.map((fault) => STORAGE_NOTICE[fault].title)).size).toBe(FAULTS.length);
});

it.each<[StorageFault, 'retry' | 'reload']>([
  ['disk-full', 'retry'],
  ['unavailable', 'retry'],
  ['unknown', 'retry'],
  ['newer-version', 'reload'],
  ['superseded', 'reload'],
  ['closed', 'reload'],
])('%s offers to %s', (fault, action) => {
  expect(STORAGE_NOTICE[fault].action).toBe(action);
});

it.each(FAULTS)('says of %s that nothing was saved, or cleared', (fault) => {
  expect(notSaved(fault)).toMatch(/^[A-ZÁÉÍÓÚ].+[.] No se ha guardado nada[.]$/);
  expect(notCleared(fault)).toMatch(/^[A-ZÁÉÍÓÚ].+[.] No se ha borrado nada[.]$/);
});
