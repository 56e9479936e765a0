import type { Forms } from './common';

export const PRESUPUESTOS = {
  title: 'Poner presupuestos',
  useAll: 'Usar la media de todas',
  proposed: (meses: string): Forms => [
    'En gris, lo que gastaste el último mes completo, redondeado.',
    `En gris, la media de los últimos ${meses} meses, redondeada.`,
  ],
  nothingProposed: 'Con un mes completo de gastos verás aquí lo que sueles gastar.',
  mean: (cantidad: string) => `Media: ${cantidad}`,
  result: (cantidad: string) => `= ${cantidad}`,
  spent: (mes: string, cantidad: string) => `Gastado en ${mes}: ${cantidad}`,
} as const;
