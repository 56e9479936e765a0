import { Dexie } from 'dexie';
import { endsTransaction, errorName, toStorageFault } from '@/lib/db/open-database';
import type { StorageFault } from '@/lib/domain/result';

const quota = new DOMException('full', 'QuotaExceededError');

it.each<[string, unknown, StorageFault]>([
  ['a full disk', quota, 'disk-full'],
  ['a full disk inside an aborted transaction', new Dexie.AbortError('aborted', quota), 'disk-full'],
  [
    'a full disk two errors deep',
    new Dexie.OpenFailedError('no', new Dexie.AbortError('aborted', quota)),
    'disk-full',
  ],
  ['an aborted transaction without a reason', new Dexie.AbortError('aborted'), 'unknown'],
  ['a closed database', new Dexie.DatabaseClosedError('closed'), 'closed'],
  ['a browser without IndexedDB', new Dexie.MissingAPIError('none'), 'unavailable'],
  ['blocked storage', new DOMException('no', 'SecurityError'), 'unavailable'],
  [
    'a private window',
    new Dexie.OpenFailedError('no', new DOMException('', 'InvalidStateError')),
    'unavailable',
  ],
  ['a refused row', new DOMException('no', 'ConstraintError'), 'unknown'],
  ['an ordinary error', new Error('no'), 'unknown'],
  ['a text', 'QuotaExceededError', 'unknown'],
  ['null', null, 'unknown'],
  ['undefined', undefined, 'unknown'],
])('finds the reason behind %s', (_, error, fault) => {
  expect(toStorageFault(error)).toBe(fault);
});

it.each([
  ['AbortError', true],
  ['DatabaseClosedError', true],
  ['InvalidStateError', true],
  ['PrematureCommitError', true],
  ['QuotaExceededError', true],
  ['TransactionInactiveError', true],
  ['ConstraintError', false],
  ['DataError', false],
  ['DataCloneError', false],
  ['UnknownError', false],
])('%s ends the transaction: %s', (name, ends) => {
  expect(endsTransaction({ name })).toBe(ends);
});

it.each([
  [new DOMException('', 'DataError'), 'DataError'],
  [new TypeError('no'), 'TypeError'],
  [{ name: 5 }, 'Error'],
  [{}, 'Error'],
  ['text', 'Error'],
  [null, 'Error'],
])('the name of %p is %s', (error, name) => {
  expect(errorName(error)).toBe(name);
});
