import fc from 'fast-check';
import { sumEtiquetas } from '@/lib/domain/etiqueta-sums';
import type { Gasto } from '@/lib/domain/entities';
import { sumGasto } from '@/lib/domain/indexed-gasto';
import { buildGasto } from '../../support/build-gasto';
import { propertyRuns } from '../../support/property-runs';

/** Of expenses given newest first. */
function sumsOf(...gastos: readonly Partial<Gasto>[]) {
  return sumEtiquetas(gastos.map((fields, at) => sumGasto(buildGasto({ id: at + 1, ...fields }))));
}

/** «nombre total» of each tag, in their order. */
function totalsIn({ etiquetas }: ReturnType<typeof sumEtiquetas>) {
  return etiquetas.map(({ nombre, total }) => `${nombre} ${total}`);
}

it('counts an expense with two tags in both, and once in the whole', () => {
  const sums = sumsOf(
    { cantidad: 10, etiquetas: ['a'] },
    { cantidad: 20, etiquetas: ['a', 'b'] },
    { cantidad: 40, etiquetas: ['b'] },
  );
  expect(totalsIn(sums)).toEqual(['b 6000', 'a 3000']);
  expect(sums.whole).toEqual({ count: 3, total: 7000n });
  expect(sums.shared).toBe(1);
  expect(sums.untagged).toEqual({ count: 0, total: 0n });
});

it('sums up what is left after refunds', () => {
  const reembolsos = [{ id: 'r', cantidad: 30, fecha: '2026-10-02' }];
  const sums = sumsOf({ cantidad: 80, etiquetas: ['cena'], reembolsos }, { cantidad: 5 });
  expect(totalsIn(sums)).toEqual(['cena 5000']);
  expect(sums.untagged).toEqual({ count: 1, total: 500n });
  expect(sums.whole.total).toBe(5500n);
});

it('tells the first and the last day, and the sums of the categories', () => {
  const sums = sumsOf(
    { cantidad: 1, fecha: '2026-10-12', categoriaId: 2, etiquetas: ['a', 'b'] },
    { cantidad: 2, fecha: '2026-10-19', categoriaId: 2, etiquetas: ['a'] },
    { cantidad: 4, fecha: '2026-09-30', categoriaId: 3 },
  );
  expect(sums.days).toEqual({ desde: '2026-09-30', hasta: '2026-10-19' });
  expect([...sums.categorias]).toEqual([
    [2, { count: 2, total: 300n }],
    [3, { count: 1, total: 400n }],
  ]);
});

it('knows no days without expenses', () => {
  const nothing = { count: 0, total: 0n };
  expect(sumsOf()).toEqual({
    ...{ whole: nothing, days: null, etiquetas: [], untagged: nothing, shared: 0 },
    categorias: new Map(),
  });
});

const tagged = fc.record({
  cantidad: fc.integer({ min: 1, max: 9999 }).map((cents) => cents / 100),
  etiquetas: fc.option(fc.subarray(['a', 'b', 'c'], { minLength: 1 }), { nil: undefined }),
});

it('any expenses sum up to those of one tag, of several and of none', () => {
  fc.assert(
    fc.property(fc.array(tagged), (some) => {
      const fields = some.map(({ cantidad, etiquetas }) => ({ cantidad, ...(etiquetas && { etiquetas }) }));
      const sums = sumsOf(...fields);
      for (const { nombre, total, count } of sums.etiquetas) {
        const own = fields.filter(({ etiquetas }) => etiquetas?.includes(nombre));
        expect(total).toBe(sumsOf(...own).whole.total);
        expect(count).toBe(own.length);
      }
      const twice = fields.reduce((sum, { etiquetas }) => sum + Math.max((etiquetas?.length ?? 0) - 1, 0), 0);
      const counted = sums.etiquetas.reduce((sum, { count }) => sum + count, sums.untagged.count);
      expect(counted - twice).toBe(fields.length);
    }),
    propertyRuns(100),
  );
});
