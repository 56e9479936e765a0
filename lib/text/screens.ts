import { SPECIFICATION } from './specification';

/** The words of the shell and of pages that belong to no screen. */
export const SHELL = {
  name: 'Mis Gastos',
  description: 'Tus gastos, en tu navegador y en ningún otro sitio.',
  skipToContent: 'Saltar al contenido',
  mainNavigation: 'Principal',
  bottomNavigation: 'Secciones',
  menu: 'Menú',
  openMenu: 'Abrir el menú',
  closeMenu: 'Cerrar el menú',
  sidebar: 'Barra lateral',
  collapseSidebar: 'Contraer la barra lateral',
  expandSidebar: 'Expandir la barra lateral',
  notifications: 'Avisos',
  closeNotification: 'Cerrar el aviso',
  local: 'Todo se guarda en este navegador',
  theme: 'Tema',
  themes: { light: 'Claro', dark: 'Oscuro', system: 'Sistema' },
  retry: 'Reintentar',
  reload: 'Recargar la página',
  loading: 'Cargando…',
  routes: { resumen: 'Resumen', gastos: 'Gastos', importar: 'Importar' },
} as const;

/** The words of the error and not-found pages. */
export const ERRORS = {
  title: 'Algo ha fallado',
  advice: 'Tus datos no se han tocado. Vuelve a intentarlo; si se repite, recarga la página.',
  notFound: 'Esta página no existe',
  notFoundAdvice: 'Puede que la dirección esté mal escrita o que la página haya cambiado de sitio.',
  home: 'Ir al resumen',
} as const;

/** The words of the start page. */
export const RESUMEN = {
  title: 'Resumen',
  welcome: 'Lleva la cuenta de lo que gastas',
  promise:
    'Mis Gastos guarda tus gastos en este navegador: sin cuentas, sin servidor y sin que nada salga de este dispositivo.',
  ways: 'Dos maneras de empezar',
  sampleTitle: 'Probar con datos de ejemplo',
  sampleAdvice: 'Importa cuatro meses de gastos inventados para ver cómo funciona. Luego puedes borrarlos.',
  importTitle: 'Importar un archivo',
  importAdvice: 'Trae tus gastos, categorías y métodos de pago desde un archivo JSON.',
  thisMonth: 'Este mes',
  pending: (amount: string) => `${amount} pendientes`,
  nothingPending: 'Nada pendiente',
  latest: 'Últimos gastos',
  all: 'Ver todos',
} as const;

/** The words of the list of expenses. */
export const GASTOS = {
  title: 'Gastos',
  month: 'Mes',
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  chooseMonth: (month: string) => `Elegir mes: ${month}`,
  monthPicker: 'Elegir mes',
  previousYear: 'Año anterior',
  nextYear: 'Año siguiente',
  today: 'Hoy',
  totals: 'Totales del mes',
  total: 'Total',
  pending: 'Pendiente',
  gasto: 'gasto',
  gastos: 'gastos',
  list: (month: string) => `Gastos de ${month}`,
  dayTotal: 'Total del día',
  noCategoria: 'Sin categoría',
  noMetodoPago: 'Sin método de pago',
  estados: { pendiente: 'Pendiente', pagado: 'Pagado' },
  emptyMonth: (month: string) => `No hay gastos en ${month}`,
  emptyMonthAdvice: 'Elige otro mes, o importa un archivo con los tuyos.',
  empty: 'Todavía no hay gastos',
  emptyAdvice: 'Importa un archivo JSON, o descarga el de ejemplo para probar.',
  goImport: 'Ir a importar',
} as const;

/** The words of the import screen that the specification leaves open. */
export const IMPORTAR = {
  sampleAdvice: 'Un archivo con gastos inventados de los últimos 4 meses, listo para importar.',
  resetConfirm: 'Resetear',
  resetting: 'Reseteando…',
  resetFailed: 'No se ha podido resetear la base de datos',
  cancel: 'Cancelar',
  fileAdvice: 'Elige el archivo JSON con tus gastos.',
  fileInput: 'Archivo JSON',
  oneFile: 'Suelta un solo archivo',
  clearFile: 'Quitar archivo',
  formatHint:
    'Formato esperado: un objeto con las listas categorias, metodosPago y gastos, o solo una lista de gastos.',
  helpAdvice: 'El archivo puede tener una de estas dos formas.',
  fullForm: 'Forma completa',
  fullFormAdvice:
    'Con sus categorías y métodos de pago. Los id solo sirven dentro del archivo; lo que ya exista con el mismo nombre se reutiliza.',
  simpleForm: 'Forma simple',
  simpleFormAdvice: 'Solo los gastos. Los id son los de tus categorías y métodos en este navegador.',
  localIds: 'Id de tus categorías y métodos de pago',
  noLocalIds: 'Todavía no hay ninguno: importa antes un archivo con la forma completa.',
  copy: 'Copiar',
  copyExample: (form: string) => `Copiar el ejemplo: ${form}`,
  copied: 'Ejemplo copiado',
  copyFailed: 'No se ha podido copiar. Selecciona el texto y cópialo a mano.',
  processAdvice: 'Se guardan a la vez los gastos, las categorías y los métodos de pago.',
  progress: 'Progreso de la importación',
  cancelling: 'Cancelando…',
  cancelled: 'Importación cancelada',
  cancelledAdvice: 'No se ha guardado nada.',
  failed: 'No se ha podido importar el archivo',
  results: 'Resultado de la importación',
  details: 'Detalle de los errores',
  more: (count: number) => `y ${count} más`,
  title: SPECIFICATION.importarGastos,
} as const;
