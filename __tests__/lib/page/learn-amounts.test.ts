import { waitFor } from '@testing-library/react';
import { keepAmounts, learnAmounts, noteOwed, perhapsOwed } from '@/lib/page/queries/learn-amounts';
import { pageDatabase } from '@/lib/page/storage/page-database';
import { gastosOfMes, latestGastos } from '@/lib/page/queries/queries';
import { wholeAmounts } from '@/lib/page/storage/stored-notes';
import { summaryOfMes } from '@/lib/page/queries/resumen-query';
import { buildGastoFields } from '../../support/build-gasto';

const REFUND = { id: 'uno', cantidad: 2.5, fecha: '2026-11-21' };

async function add(...cantidades: number[]): Promise<void> {
  await pageDatabase.gastos.bulkAdd(
    cantidades.map((cantidad, day) => buildGastoFields({ cantidad, fecha: `2026-11-0${day + 1}` })),
  );
}

async function expectNote(note: boolean | null): Promise<void> {
  await waitFor(() => {
    expect(wholeAmounts.read()).toBe(note);
  });
}

afterEach(async () => {
  await pageDatabase.gastos.clear();
  localStorage.clear();
});

it.each([
  ['a month of the list', () => gastosOfMes('2026-11')],
  ['a month of the start page', () => summaryOfMes('2026-11')],
  ['the latest expenses', () => latestGastos('2026-11-30')],
])('%s tells before it is shown', async (_, ask) => {
  await add(12, 850);
  const end = ask().follow(
    () => {
      expect(wholeAmounts.read()).toBe(true);
    },
    () => undefined,
  );
  await waitFor(() => {
    expect(ask().known()).toBeDefined();
  });
  end();
});

it('one amount with cents among whole ones is enough', async () => {
  wholeAmounts.write(true);
  await add(12, 12.5);
  await gastosOfMes('2026-11').read();
  expect(wholeAmounts.read()).toBe(false);
});

it('a net amount counts as well as the gross', async () => {
  await pageDatabase.gastos.add(
    buildGastoFields({ cantidad: 12, fecha: '2026-11-01', reembolsos: [REFUND] }),
  );
  await gastosOfMes('2026-11').read();
  expect(wholeAmounts.read()).toBe(false);
});

it('a month of whole amounts hides no cents of another one', async () => {
  wholeAmounts.write(false);
  await add(12);
  await gastosOfMes('2026-11').read();
  expect(wholeAmounts.read()).toBe(false);
});

it.each([
  ['all whole', [12, 850], true],
  ['one with cents', [12, 12.5], false],
  ['none at all', [], null],
])('all expenses, %s: %s', async (_, cantidades, note) => {
  wholeAmounts.write(note === false);
  await add(...cantidades);
  await learnAmounts();
  expect(wholeAmounts.read()).toBe(note);
});

it('looks beyond the first hundreds', async () => {
  await pageDatabase.gastos.bulkAdd(
    Array.from({ length: 1200 }, (_, place) => buildGastoFields({ cantidad: place === 1100 ? 1.5 : 1 })),
  );
  await learnAmounts();
  expect(wholeAmounts.read()).toBe(false);
});

it('notes money that is owed again, whoever brings it back', async () => {
  const id = await pageDatabase.gastos.add(buildGastoFields({ cantidad: 12 }));
  noteOwed(false);
  const end = keepAmounts();
  await expectNote(true);
  expect(perhapsOwed.read()).toBe(false);
  await pageDatabase.gastos.update(id, { reembolsos: [{ ...REFUND, estado: 'esperado' }] });
  await waitFor(() => {
    expect(perhapsOwed.read()).toBe(true);
  });
  end();
});

it('follows the data, whoever changes them', async () => {
  const end = keepAmounts();
  await add(12);
  await expectNote(true);
  await pageDatabase.gastos.add(buildGastoFields({ cantidad: 3.75, fecha: '2019-03-05' }));
  await expectNote(false);
  await pageDatabase.gastos.where('fecha').equals('2019-03-05').delete();
  await expectNote(true);
  await pageDatabase.gastos.toCollection().modify({ cantidad: 7.25 });
  await expectNote(false);
  await pageDatabase.gastos.clear();
  await expectNote(null);
  end();
});
