import { AS_IT_IS, type Mends } from '@/lib/import/import-flow';
import { applyMends, mendItem, withoutRule, withRule } from '@/lib/import/mends';
import type { FileContent } from '@/lib/import/parse-file';
import { buildGastoFields } from '../../support/build-gasto';

function contentOf(...gastos: unknown[]): FileContent {
  return { categorias: [], metodosPago: [], gastos };
}

function mended(mends: Partial<Mends>, ...gastos: unknown[]): unknown[] {
  return applyMends(contentOf(...gastos), { ...AS_IT_IS.mends, ...mends }).gastos;
}

it('leaves a file without mends, and items that need none or are no objects, as they are', () => {
  const good = { ...buildGastoFields(), nota: 'también esto' };
  const content = contentOf(good, null);
  expect(applyMends(content, AS_IT_IS.mends)).toBe(content);
  expect(mended({ rules: ['estado-pagado', 'cantidad-positive'] }, good)[0]).toBe(good);
  expect(mended({ rules: ['estado-pagado'] }, 7)).toEqual([7]);
});

it('mends by a rule every item that breaks its rule there, and no other field', () => {
  const items = [
    { ...buildGastoFields(), estado: '' },
    { ...buildGastoFields(), estado: 'pendiente', cantidad: -2 },
    { ...buildGastoFields(), estado: null, cantidad: -2 },
  ];
  expect(mended({ rules: ['estado-pagado'] }, ...items)).toEqual([
    { ...items[0], estado: 'pagado' },
    items[1],
    { ...items[2], estado: 'pagado' },
  ]);
});

it('says what is offered for an item whether or not it is applied', () => {
  const item = { ...buildGastoFields(), fecha: '04/03/2026' };
  const offered = [
    {
      field: 'fecha',
      before: '04/03/2026',
      offers: [
        { rule: 'fecha-day-first', value: '2026-03-04' },
        { rule: 'fecha-month-first', value: '2026-04-03' },
      ],
    },
  ];
  expect(mendItem(item)).toEqual({ item, check: { ok: false, fault: ['fecha'] }, offered, spoken: [] });
  expect(mendItem(item, ['fecha-month-first'])).toEqual({
    item: { ...item, fecha: '2026-04-03' },
    check: { ok: true, value: { ...buildGastoFields(), fecha: '2026-04-03' } },
    offered,
    spoken: [],
  });
});

it('lets one reading of a date take the place of the other, and takes a rule back', () => {
  const dayFirst = withRule(withRule(AS_IT_IS.mends, 'estado-pagado'), 'fecha-day-first');
  expect(dayFirst.rules).toEqual(['estado-pagado', 'fecha-day-first']);
  expect(withRule(dayFirst, 'fecha-month-first').rules).toEqual(['estado-pagado', 'fecha-month-first']);
  expect(withRule(dayFirst, 'fecha-day-first').rules).toEqual(['estado-pagado', 'fecha-day-first']);
  expect(withoutRule(dayFirst, 'estado-pagado').rules).toEqual(['fecha-day-first']);
});
