import type { CatalogoTable } from '@/lib/domain/entities';
import type { GastoField } from '@/lib/domain/gasto-rules';
import type { MendRule } from '@/lib/import/suggestions';
import { FIELDS, NOUNS } from './common';
import type { Format } from './format';

const RULE_NAMES = {
  'nombre-from-descripcion': 'Usar la descripción como nombre',
  'descripcion-from-nombre': 'Usar el nombre como descripción',
  'cantidad-from-text': 'Leer como número la cantidad escrita',
  'cantidad-positive': 'Quitar el signo menos de la cantidad',
  'fecha-as-iso': 'Escribir la fecha como AAAA-MM-DD',
  'fecha-day-first': 'Leer la fecha con el día primero',
  'fecha-month-first': 'Leer la fecha con el mes primero',
  'estado-pagado': 'Poner el estado «pagado»',
} satisfies Record<MendRule, string>;

const NAME_RULES = {
  categorias: 'Usar las categorías por su nombre',
  metodosPago: 'Usar los métodos de pago por su nombre',
  both: 'Usar las categorías y los métodos de pago por su nombre',
} as const;

export const FINDINGS = {
  fields: {
    ...FIELDS,
    categoriaId: FIELDS.categoria,
    metodoPagoId: FIELDS.metodoPago,
  } satisfies Record<GastoField | keyof typeof FIELDS, string>,
  wasLeftOut: [
    'dato opcional no era válido y no se ha guardado.',
    'datos opcionales no eran válidos y no se han guardado.',
  ],
  /** «Usar las categorías por su nombre en los 346». */
  names: ([only = 'categorias', other]: readonly CatalogoTable[], count: number, format: Format) =>
    inAll(NAME_RULES[other ? 'both' : only], count, format),
  rule: (rule: MendRule, count: number, format: Format) => inAll(RULE_NAMES[rule], count, format),
  apply: (count: number, format: Format) => `Aplicar a ${allOf(count, format)}`,
  review: (count: number, format: Format) => `Ver ${allOf(count, format)} con errores`,
  reviewRejected: (count: number, format: Format) => `Revisar ${allOf(count, format)}`,
  first: (shown: number, all: number, format: Format) =>
    `Se muestran los primeros ${format.plainNumber(shown)} de ${format.plainNumber(all)} gastos con errores.`,
} as const;

function inAll(act: string, count: number, format: Format): string {
  return `${act} en ${allOf(count, format)}`;
}

function allOf(count: number, format: Format): string {
  return format.choose(count, [format.count(count, NOUNS.gasto), `los ${format.plainNumber(count)}`]);
}
