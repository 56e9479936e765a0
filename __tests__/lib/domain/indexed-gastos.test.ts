import fc from 'fast-check';
import { COMPARATORS, inOrder } from '@/lib/domain/find-gastos';
import { ORDENES } from '@/lib/domain/gastos-query';
import { gatherGastos, replaceGastos } from '@/lib/domain/indexed-gastos';
import { gastoFields, gastos } from '../../support/arbitrary-gastos';
import { buildGasto } from '../../support/build-gasto';
import { newestFirst } from '../../support/build-query';
import { indexGasto } from '../../support/index-gastos';

it('gathers expenses that come by id into those that queries want', () => {
  fc.assert(
    fc.property(gastos, fc.integer({ min: 1, max: 10 }), (stored, size) => {
      const byId = stored.toSorted((a, b) => a.id - b.id);
      const gathering = gatherGastos();
      for (let start = 0; start < byId.length; start += size) gathering.add(byId.slice(start, start + size));
      expect(gathering.newestFirst()).toEqual(newestFirst(stored).map(indexGasto));
    }),
  );
});

it('gathers nothing from nothing', () => {
  const gathering = gatherGastos();
  gathering.add([]);
  expect(gathering.newestFirst()).toEqual([]);
});

it.each(ORDENES)('%s: some expenses replaced leave what an index made anew holds', (orden) => {
  const edits = fc.record({ fields: fc.option(gastoFields), id: fc.integer({ min: 1, max: 60 }) });
  fc.assert(
    fc.property(
      gastos,
      fc.uniqueArray(edits, { selector: ({ id }) => id, maxLength: 8 }),
      (stored, edited) => {
        const ids = new Set(edited.map(({ id }) => id));
        const now = edited.flatMap(({ id, fields }) => (fields ? [buildGasto({ ...fields, id })] : []));
        const fresh = now.map(indexGasto);
        const before = inOrder(indexed(stored), orden);
        expect(replaceGastos(before, ids, fresh, COMPARATORS[orden])).toEqual(
          inOrder(indexed([...stored.filter(({ id }) => !ids.has(id)), ...now]), orden),
        );
      },
    ),
  );

  function indexed(rows: Parameters<typeof newestFirst>[0]) {
    return newestFirst(rows).map(indexGasto);
  }
});
