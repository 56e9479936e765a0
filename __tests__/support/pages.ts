/** Every page with its heading. */
export const PAGES = [
  ['', 'Resumen'],
  ['gastos/', 'Gastos'],
  ['categorias/', 'Categorías'],
  ['metodos-pago/', 'Métodos de pago'],
  ['importar/', 'Importar Gastos'],
  ['extractos/', 'Extractos'],
  ['ajustes/', 'Ajustes'],
  ['privacidad/', 'Privacidad'],
] as const;
