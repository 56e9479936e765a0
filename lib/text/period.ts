export const PERIODS = {
  choose: (name: string) => `Elegir periodo: ${name}`,
  picker: 'Elegir periodo',
  previous: 'Periodo anterior',
  next: 'Periodo siguiente',
} as const;
