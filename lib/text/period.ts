export const PERIODS = {
  choose: (name: string) => `Elegir periodo: ${name}`,
  picker: 'Elegir periodo',
  previous: 'Periodo anterior',
  next: 'Periodo siguiente',
  lastRecorded: {
    says: (mes: string) => `Tus últimos gastos son de ${mes}`,
    show: 'Verlos',
  },
} as const;
