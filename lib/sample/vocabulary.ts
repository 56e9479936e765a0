import type { Categoria, MetodoPago, Starters } from '@/lib/domain/entities';

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

export const SAMPLE_METODOS_PAGO: readonly MetodoPago[] = [
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
