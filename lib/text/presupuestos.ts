import type { Forms } from './common';

export const PRESUPUESTOS = {
  title: 'Poner presupuestos',
  useAll: 'Usar la media de todas',
  proposed: (meses: string): Forms => [
    'En gris, lo que gastaste el último mes completo, redondeado.',
    `En gris, lo que sueles gastar al mes (últimos ${meses} meses), redondeado.`,
  ],
  nothingProposed: 'Con un mes completo de gastos verás aquí lo que sueles gastar.',
  usual: (cantidad: string) => `Al mes: ${cantidad}`,
  result: (cantidad: string) => `= ${cantidad}`,
  spent: (mes: string, cantidad: string) => `Gastado en ${mes}: ${cantidad}`,
} as const;
