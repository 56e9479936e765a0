import { addDays, addMesesToFecha, type Fecha } from '@/lib/domain/dates';
import { ESTADOS, type ExchangeFile, type GastoFields } from '@/lib/domain/entities';
import { SAMPLE_CATEGORIAS, SAMPLE_METODOS_PAGO } from './vocabulary';

/** Numbers from 0 to below 1, such as Math.random. */
type RandomSource = () => number;

const SAMPLE_MESES = 4;

/**
 * The full form: days from four months back through today, with each category's chance, count and price
 * (docs/specification.md §9).
 */
export function generateSample(today: Fecha, random: RandomSource): ExchangeFile {
  const gastos: GastoFields[] = [];
  for (let fecha = addMesesToFecha(today, -SAMPLE_MESES); fecha <= today; fecha = addDays(fecha, 1)) {
    for (const categoria of SAMPLE_CATEGORIAS) {
      if (random() >= categoria.chancePerDay) continue;
      const count = randomInteger(categoria.items, random);
      for (let item = 0; item < count; item += 1) gastos.push(randomGasto(fecha, categoria, random));
    }
  }
  return {
    categorias: SAMPLE_CATEGORIAS.map(({ id, nombre, descripcion, color, icono }) => ({
      id,
      nombre,
      descripcion,
      color,
      icono,
    })),
    metodosPago: [...SAMPLE_METODOS_PAGO],
    gastos,
  };
}

export function sampleFileName(today: Fecha): string {
  return `gastos-completo-ejemplo-${today}.json`;
}

function randomGasto(
  fecha: Fecha,
  categoria: (typeof SAMPLE_CATEGORIAS)[number],
  random: RandomSource,
): GastoFields {
  const [nombre, descripcion] = pick(categoria.vocabulary, random);
  return {
    nombre,
    descripcion,
    cantidad: randomInteger(categoria.price, random) / 100,
    fecha,
    categoriaId: categoria.id,
    metodoPagoId: pick(SAMPLE_METODOS_PAGO, random).id,
    estado: pick(ESTADOS, random),
  };
}

function pick<Item>(items: readonly Item[], random: RandomSource): Item {
  return items[randomInteger([0, items.length - 1], random)] as Item;
}

function randomInteger([min, max]: readonly [number, number], random: RandomSource): number {
  return min + Math.floor(random() * (max - min + 1));
}

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
