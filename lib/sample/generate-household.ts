import { addMesesToFecha, type Fecha } from '@/lib/domain/dates';
import type { ExchangeFile, GastoFields } from '@/lib/domain/entities';
import { generateSample } from './generate-sample';

type Monthly = Pick<GastoFields, 'nombre' | 'descripcion' | 'cantidad' | 'categoriaId' | 'metodoPagoId'> & {
  /** Two digits, a day that every month has. */
  day: string;
};

const MONTHLY: readonly Monthly[] = [
  {
    nombre: 'Alquiler',
    descripcion: 'Renta del piso',
    cantidad: 650,
    categoriaId: 3,
    metodoPagoId: 3,
    day: '01',
  },
  {
    nombre: 'Gimnasio',
    descripcion: 'Cuota del mes',
    cantidad: 34.9,
    categoriaId: 4,
    metodoPagoId: 2,
    day: '05',
  },
  {
    nombre: 'Fibra y móvil',
    descripcion: 'Recibo de cada mes',
    cantidad: 39.9,
    categoriaId: 3,
    metodoPagoId: 2,
    day: '18',
  },
];

/** By the sample's ids of categories. */
const PRESUPUESTOS: ReadonlyMap<number, number> = new Map([
  [1, 1500],
  [2, 300],
  [3, 1000],
]);

/** Before the current one. */
const MESES = 4;

/**
 * The sample of docs/specification.md §9 with budgets and monthly expenses, to show the program. The file that a
 * person downloads is the specification's alone.
 */
export function generateHousehold(today: Fecha, random: () => number): ExchangeFile {
  const { categorias, metodosPago, gastos } = generateSample(today, random);
  return {
    categorias: categorias.map((categoria) => {
      const presupuesto = PRESUPUESTOS.get(categoria.id);
      return presupuesto === undefined ? categoria : { ...categoria, presupuesto };
    }),
    metodosPago,
    gastos: [...gastos, ...MONTHLY.flatMap((monthly) => repeated(monthly, today))],
  };
}

function repeated({ day, ...fields }: Monthly, today: Fecha): GastoFields[] {
  const inThisMes = `${today.slice(0, 8)}${day}`;
  return Array.from({ length: MESES + 1 }, (_, back) => addMesesToFecha(inThisMes, -back))
    .filter((fecha) => fecha <= today)
    .map((fecha) => ({ ...fields, fecha, estado: 'pagado' }));
}
