import { type GastoField, validateGasto } from '@/lib/domain/gasto-rules';
import { offersFor, type MendRule } from '@/lib/import/suggestions';
import { buildGastoFields } from '../../support/build-gasto';

type Offered = [MendRule, string | number][];

const TABLE: [GastoField, unknown, Offered][] = [
  ['descripcion', '', [['descripcion-from-nombre', 'Supermercado']]],
  ['descripcion', '  ', [['descripcion-from-nombre', 'Supermercado']]],
  ['descripcion', null, [['descripcion-from-nombre', 'Supermercado']]],
  ['descripcion', undefined, [['descripcion-from-nombre', 'Supermercado']]],
  ['descripcion', 7, []],
  ['descripcion', ['x'], []],
  ['nombre', '', [['nombre-from-descripcion', 'Compra de la semana']]],
  ['nombre', undefined, [['nombre-from-descripcion', 'Compra de la semana']]],
  ['nombre', false, []],
  ['estado', undefined, [['estado-pagado', 'pagado']]],
  ['estado', ' ', [['estado-pagado', 'pagado']]],
  ['estado', 1, []],
  ['cantidad', '12,50', [['cantidad-from-text', 12.5]]],
  ['cantidad', ' 12.5 ', [['cantidad-from-text', 12.5]]],
  ['cantidad', '1.234,56 €', [['cantidad-from-text', 1234.56]]],
  ['cantidad', '$1,234.56', [['cantidad-from-text', 1234.56]]],
  ['cantidad', '1.234.567', [['cantidad-from-text', 1234567]]],
  ['cantidad', '45', [['cantidad-from-text', 45]]],
  ['cantidad', '1.234', []],
  ['cantidad', '1,234', []],
  ['cantidad', '0,00', []],
  ['cantidad', '', []],
  ['cantidad', 'doce', []],
  ['cantidad', null, []],
  ['cantidad', 0, []],
  ['cantidad', -0, []],
  ['cantidad', -45.5, [['cantidad-positive', 45.5]]],
  ['cantidad', -Infinity, []],
  ['cantidad', '-12,50 €', [['cantidad-positive', 12.5]]],
  ['cantidad', '− 3', [['cantidad-positive', 3]]],
  ['cantidad', '-1.234', []],
  ['cantidad', '--3', []],
  ['fecha', '13/04/2026', [['fecha-as-iso', '2026-04-13']]],
  ['fecha', '04/13/2026', [['fecha-as-iso', '2026-04-13']]],
  ['fecha', '5/5/2026', [['fecha-as-iso', '2026-05-05']]],
  ['fecha', '2026/3/4', [['fecha-as-iso', '2026-03-04']]],
  ['fecha', '2026-3-4', [['fecha-as-iso', '2026-03-04']]],
  ['fecha', ' 2026-03-04 ', [['fecha-as-iso', '2026-03-04']]],
  ['fecha', '29.02.2024', [['fecha-as-iso', '2024-02-29']]],
  [
    'fecha',
    '04/03/2026',
    [
      ['fecha-day-first', '2026-03-04'],
      ['fecha-month-first', '2026-04-03'],
    ],
  ],
  [
    'fecha',
    '4-3-2026',
    [
      ['fecha-day-first', '2026-03-04'],
      ['fecha-month-first', '2026-04-03'],
    ],
  ],
  ['fecha', '29/02/2026', []],
  ['fecha', '31/31/2026', []],
  ['fecha', '04/03/26', []],
  ['fecha', '4/3-2026', []],
  ['fecha', '2026-02-30', []],
  ['fecha', '', []],
  ['fecha', 20260304, []],
  ['categoriaId', '1', []],
  ['metodoPagoId', -1, []],
];

it.each(TABLE)('for %s %p offers %j', (field, value, expected) => {
  const offers = offersFor({ ...buildGastoFields(), [field]: value }, field);
  expect(offers.map((offer) => [offer.rule, offer.value])).toEqual(expected);
});

it('offers only what keeps the rule, and only for what breaks it', () => {
  for (const [field, value] of TABLE) {
    const item = { ...buildGastoFields(), [field]: value };
    expect(validateGasto(item)).toEqual({ ok: false, fault: [field] });
    for (const offer of offersFor(item, field))
      expect(validateGasto({ ...item, [field]: offer.value }).ok).toBe(true);
  }
});

it('takes nothing from a text that is missing as well, or that the item only inherits', () => {
  expect(offersFor({ nombre: ' ', descripcion: '' }, 'descripcion')).toEqual([]);
  expect(offersFor({ nombre: ' ', descripcion: '' }, 'nombre')).toEqual([]);
  const heir = Object.create({ nombre: 'Heredado' }) as Record<string, unknown>;
  expect(offersFor(heir, 'descripcion')).toEqual([]);
});
