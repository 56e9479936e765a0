import { addDays, addMesesToFecha, type Fecha } from '@/lib/domain/dates';
import {
  type Categoria,
  ESTADOS,
  type ExchangeFile,
  type GastoFields,
  type MetodoPago,
  type Starters,
} from '@/lib/domain/entities';

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

type SampleItem = readonly [nombre: string, descripcion: string];

/** docs/specification.md §9. Ranges include both ends. */
type SampleCategoria = Categoria & {
  chancePerDay: number;
  items: readonly [min: number, max: number];
  /** In hundredths. */
  price: readonly [min: number, max: number];
  vocabulary: readonly SampleItem[];
};

export const SAMPLE_CATEGORIAS: readonly SampleCategoria[] = [
  {
    id: 1,
    nombre: 'Alimentación',
    descripcion: 'Supermercado, mercado y comidas fuera',
    color: 'red',
    icono: '🍎',
    chancePerDay: 0.9,
    items: [1, 3],
    price: [5_00, 50_00],
    vocabulary: [
      ['Supermercado', 'Compra de la semana'],
      ['Frutería', 'Fruta y verdura de temporada'],
      ['Panadería', 'Pan y algo dulce para el desayuno'],
      ['Menú del día', 'Comida cerca del trabajo'],
      ['Café con amigos', 'Dos cafés y una tarta para compartir'],
      ['Pescadería', 'Pescado fresco para dos días'],
      ['Carnicería', 'Pollo y carne picada'],
      ['Pizza a domicilio', 'Cena del viernes en casa'],
      ['Mercado', 'Queso, aceitunas y frutos secos'],
      ['Restaurante', 'Cena fuera con la familia'],
    ],
  },
  {
    id: 2,
    nombre: 'Transporte',
    descripcion: 'Transporte público, taxis y combustible',
    color: 'blue',
    icono: '🚌',
    chancePerDay: 0.7,
    items: [0, 2],
    price: [2_00, 25_00],
    vocabulary: [
      ['Autobús', 'Recarga de la tarjeta de transporte'],
      ['Metro', 'Bono de diez viajes'],
      ['Taxi', 'Vuelta a casa por la noche'],
      ['Gasolina', 'Medio depósito'],
      ['Aparcamiento', 'Dos horas en el centro'],
      ['Tren de cercanías', 'Ida y vuelta'],
      ['Peaje', 'Autopista del fin de semana'],
      ['Bicicleta compartida', 'Trayecto al trabajo'],
    ],
  },
  {
    id: 3,
    nombre: 'Hogar',
    descripcion: 'Facturas, limpieza y arreglos de la casa',
    color: 'green',
    icono: '🏠',
    chancePerDay: 0.2,
    items: [0, 1],
    price: [15_00, 120_00],
    vocabulary: [
      ['Factura de la luz', 'Consumo del último mes'],
      ['Factura del agua', 'Recibo bimestral'],
      ['Internet y teléfono', 'Cuota mensual de fibra y móvil'],
      ['Productos de limpieza', 'Detergente, lejía y bayetas'],
      ['Ferretería', 'Bombillas y una regleta'],
      ['Fontanero', 'Arreglo del grifo de la cocina'],
      ['Menaje', 'Sartén y dos paños de cocina'],
    ],
  },
  {
    id: 4,
    nombre: 'Salud',
    descripcion: 'Farmacia, consultas y gafas',
    color: 'yellow',
    icono: '💊',
    chancePerDay: 0.05,
    items: [0, 1],
    price: [30_00, 200_00],
    vocabulary: [
      ['Dentista', 'Limpieza y revisión anual'],
      ['Farmacia', 'Medicamentos y crema solar'],
      ['Óptica', 'Lentillas para tres meses'],
      ['Fisioterapia', 'Sesión para la espalda'],
      ['Consulta médica', 'Visita al especialista'],
    ],
  },
  {
    id: 5,
    nombre: 'Educación',
    descripcion: 'Cursos, libros y material',
    color: 'purple',
    icono: '📚',
    chancePerDay: 0.08,
    items: [0, 1],
    price: [50_00, 300_00],
    vocabulary: [
      ['Curso de inglés', 'Mensualidad de la academia'],
      ['Libros de texto', 'Material del trimestre'],
      ['Curso en línea', 'Fotografía para principiantes'],
      ['Clases de guitarra', 'Cuatro sesiones'],
      ['Material escolar', 'Cuadernos, mochila y calculadora'],
    ],
  },
];

const SAMPLE_METODOS_PAGO: readonly MetodoPago[] = [
  { id: 1, nombre: 'Efectivo', descripcion: 'Billetes y monedas', icono: '💵' },
  { id: 2, nombre: 'Tarjeta de crédito', descripcion: 'Se paga a fin de mes', icono: '💳' },
  { id: 3, nombre: 'Transferencia', descripcion: 'Desde la cuenta del banco', icono: '🏦' },
  { id: 4, nombre: 'Cheque', descripcion: 'Talonario del banco', icono: '🧾' },
];

export const STARTERS: Starters = {
  categorias: SAMPLE_CATEGORIAS.map(({ nombre, descripcion, color, icono }) => ({
    nombre,
    descripcion,
    color,
    icono,
  })),
  metodosPago: SAMPLE_METODOS_PAGO.map(({ nombre, descripcion, icono }) => ({ nombre, descripcion, icono })),
};
