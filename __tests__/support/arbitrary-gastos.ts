import fc from 'fast-check';
import type { Gasto } from '@/lib/domain/entities';
import {
  ESTADO_KINDS,
  ETIQUETAS_MODOS,
  type GastosFilter,
  type GastosQuery,
  MISSING_ID,
  ORDENES,
} from '@/lib/domain/gastos-query';
import type { Period } from '@/lib/domain/dates';
import { buildCategoria, buildMetodoPago } from './build-gasto';
import { buildCatalogo } from './build-query';

/** Categories 1 to 3 and methods 1 to 2; {@link gastoFields} refer to others as well. */
export const CATALOGO = buildCatalogo(
  ['Alimentación', 'Ocio', 'Año nuevo'].map((nombre, position) =>
    buildCategoria({ id: position + 1, nombre }),
  ),
  ['Efectivo', 'Tarjeta'].map((nombre, position) => buildMetodoPago({ id: position + 1, nombre })),
);

const fecha = fc.constantFrom('2025-12-31', '2026-01-01', '2026-01-15', '2026-02-01', '2026-02-28');
const word = fc.constantFrom(
  'uber',
  'Uber',
  'ÚBER',
  'año',
  'an\u0303o',
  'Gasto 1',
  'Gasto 01',
  'gasto 10',
  '🍕',
);
const cantidad = fc.oneof(
  fc.constantFrom(0.01, 1, 1.005, 12.5, 1e17),
  fc.double({ min: 0.01, max: 1e6, noNaN: true }),
);

const etiquetas = fc.subarray(['lisboa', 'Ocio', '=cmd', '🎉'], { minLength: 1 });

/** The fields of any expense, its values drawn from few so that they meet. */
export const gastoFields = fc.record(
  {
    nombre: word,
    descripcion: word,
    cantidad,
    fecha,
    categoriaId: fc.integer({ min: 1, max: 4 }),
    metodoPagoId: fc.integer({ min: 1, max: 3 }),
    estado: fc.constantFrom('pendiente', 'pagado', 'raro'),
    etiquetas,
  },
  { requiredKeys: ['nombre', 'descripcion', 'cantidad', 'fecha', 'categoriaId', 'metodoPagoId', 'estado'] },
);

/** Any expenses, their ids in no order. */
export const gastos: fc.Arbitrary<Gasto[]> = fc
  .uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 30 })
  .chain((ids) => fc.tuple(...ids.map((id) => gastoFields.map((fields) => ({ ...fields, id })))));

const period: fc.Arbitrary<Period> = fc.oneof(
  fc.record({ kind: fc.constant('mes' as const), mes: fc.constantFrom('2025-12', '2026-01', '2026-03') }),
  fc.record({
    kind: fc.constant('range' as const),
    desde: fc.option(fecha),
    hasta: fc.option(fecha),
  }),
);

const bound = fc.option(fc.constantFrom(0n, 100n, 101n, 1250n, 10n ** 19n), { freq: 2 });

const filter: fc.Arbitrary<GastosFilter> = fc.record({
  categorias: fc.subarray([MISSING_ID, 1, 2, 4]),
  metodosPago: fc.subarray([MISSING_ID, 1, 3]),
  estados: fc.subarray([...ESTADO_KINDS]),
  devoluciones: fc.constant([]),
  etiquetas: fc.subarray(['LISBOA', 'ócio', '🎉', 'otra']),
  etiquetasModo: fc.constantFrom(...ETIQUETAS_MODOS),
  min: bound,
  max: bound,
  q: fc.oneof(
    fc.constant(''),
    fc.array(fc.oneof(word, fc.constantFrom('efec', 'OCIO', 'ano'))).map((words) => words.join(' ')),
  ),
});

/** Any query. */
export const queries: fc.Arbitrary<GastosQuery> = fc.record({
  period,
  filter,
  orden: fc.constantFrom(...ORDENES),
});
