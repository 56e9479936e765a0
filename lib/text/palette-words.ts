/** The words of the command palette. */
export const PALETTE = {
  title: 'Paleta de comandos',
  placeholder: 'Escribe adónde ir o qué hacer…',
  results: 'Resultados',
  pages: 'Ir a',
  actions: 'Acciones',
  categorias: 'Categorías',
  metodosPago: 'Métodos de pago',
  search: 'Buscar',
  theme: { light: 'Tema claro', dark: 'Tema oscuro', system: 'Tema del sistema' },
  gastosOfCategoria: (nombre: string) => `Gastos de ${nombre}`,
  gastosByMetodoPago: (nombre: string) => `Gastos con ${nombre}`,
  searchGastos: (q: string) => `Buscar «${q}» en los gastos`,
} as const;
