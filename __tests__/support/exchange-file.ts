import { writeFile } from 'node:fs/promises';
import { test } from '@playwright/test';
import { addDays, fechaOf } from '@/lib/domain/dates';
import { ESTADOS, type ExchangeFile } from '@/lib/domain/entities';

const CATEGORIAS = 10;
const METODOS_PAGO = 4;
const DAYS = 3652;
const COLORS = ['red', 'blue', 'green', 'yellow', 'purple'];

/** A file in the full form without a fault, always the same for a day: its expenses spread evenly over the ten years that end today. */
export function exchangeFile(count: number): ExchangeFile {
  const firstDay = addDays(fechaOf(new Date()), -DAYS);
  const days = Array.from({ length: DAYS + 1 }, (_, day) => addDays(firstDay, day));
  return {
    categorias: numbers(CATEGORIAS).map((id) => ({
      id,
      nombre: `Categoría ${id}`,
      descripcion: `Los gastos de la categoría ${id}`,
      color: COLORS[id % COLORS.length] ?? 'blue',
      icono: '🏷️',
    })),
    metodosPago: numbers(METODOS_PAGO).map((id) => ({
      id,
      nombre: `Método ${id}`,
      descripcion: `Pagado con el método ${id}`,
      icono: '💳',
    })),
    gastos: numbers(count).map((number) => ({
      nombre: `Gasto ${number}`,
      descripcion: `Compra número ${number} de una lista larga`,
      cantidad: (1 + ((number * 7919) % 30_000)) / 100,
      fecha: days[Math.ceil((number / count) * DAYS)] ?? firstDay,
      categoriaId: 1 + (number % CATEGORIAS),
      metodoPagoId: 1 + (number % METODOS_PAGO),
      estado: ESTADOS[number % 2] ?? 'pagado',
    })),
  };
}

/** Writes content as a JSON file for the current test, and answers its path. */
export async function writeAsJson(content: unknown, name = 'gastos.json'): Promise<string> {
  const path = test.info().outputPath(name);
  await writeFile(path, JSON.stringify(content));
  return path;
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
