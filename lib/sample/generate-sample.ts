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
