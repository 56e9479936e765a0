export const LAST_RECORDED = {
  says: (mes: string) => `Tus últimos gastos son de ${mes}`,
  show: 'Verlos',
} as const;
