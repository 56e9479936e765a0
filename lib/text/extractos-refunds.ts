import type { ChosenRefundFault } from '@/lib/statements/chosen-refunds';
import type { Format } from './format';
import { REFUNDED } from './reembolsos';

export const REFUNDS_IN = {
  title: (count: number, format: Format) =>
    format.choose(count, [
      '1 abono parece una devolución',
      `${format.plainNumber(count)} abonos parecen devoluciones`,
    ]),
  advice: 'Lo que marques baja lo que costó su gasto. Lo demás no se importa.',
  note: (nombre: string, day: string, cantidad: string) =>
    `Anotar la devolución: ${nombre}, ${day}, ${cantidad}`,
  gastoOf: (nombre: string, day: string) => `Gasto devuelto: ${nombre}, ${day}`,
  choose: 'Elige de qué gasto es',
  gasto: (nombre: string, day: string, cantidad: string) => `${nombre}, ${day}, ${cantidad}`,
  of: (gasto: string) => `De ${gasto}`,
  noted: 'ya anotada como devolución',
  again: (told: string) => `Quizá ya la anotaste. ${told}`,
  alike: 'Ese gasto ya tiene una devolución de esta cantidad.',
  faults: {
    full: 'Ese gasto no tiene tanto por devolver.',
    out: 'Ese gasto no se importa.',
  } satisfies Record<ChosenRefundFault, string>,
  willNote: (count: number, cantidad: string, format: Format) =>
    format.choose(count, [
      `Se anotará 1 devolución de ${cantidad}.`,
      `Se anotarán ${format.plainNumber(count)} devoluciones: ${cantidad}.`,
    ]),
  done: (count: number, format: Format) =>
    format.choose(count, ['1 devolución anotada', `${format.plainNumber(count)} devoluciones anotadas`]),
  results: 'Devoluciones anotadas',
  result: (cantidad: string, nombre: string, day: string) => `${REFUNDED.back(cantidad, nombre)}, ${day}`,
} as const;
