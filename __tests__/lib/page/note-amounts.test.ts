import { changeOf } from '@/lib/domain/change';
import { noteAmounts, noteStored } from '@/lib/page/note-amounts';
import { wholeAmounts } from '@/lib/page/whole-amounts';
import { buildGasto } from '../../support/build-gasto';

function stored(cantidad: number | null) {
  const after = cantidad === null ? null : buildGasto({ cantidad });
  return changeOf({ gastos: [{ id: 1, before: buildGasto({ cantidad: 2.5 }), after }] });
}

afterEach(() => {
  localStorage.clear();
});

it.each([
  ['all whole', [1200n, 0n, -500n], true],
  ['one with cents', [1200n, 1250n], false],
  ['none at all', [], false],
])('amounts, %s: %s', (_, amounts, areWhole) => {
  wholeAmounts.write(!areWhole);
  noteAmounts(amounts);
  expect(wholeAmounts.read()).toBe(areWhole);
});

it.each([
  ['an amount with cents ends it', 12.5, false],
  ['a whole amount does not', 12, true],
  ['a deleted one does not', null, true],
])('once all amounts were whole, %s', (_, cantidad, areWhole) => {
  wholeAmounts.write(true);
  noteStored(stored(cantidad));
  expect(wholeAmounts.read()).toBe(areWhole);
});
