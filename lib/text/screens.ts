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
  insecure:
    'Conexión sin cifrar: sin red no se puede abrir, y las pestañas no esperan unas a otras al importar.',
  theme: 'Tema',
  themes: { light: 'Claro', dark: 'Oscuro', system: 'Sistema' },
  newVersion: 'Hay una versión nueva',
  loadVersion: 'Actualizar',
  retry: 'Reintentar',
  reload: 'Recargar la página',
  loading: 'Cargando…',
  routes: {
    resumen: 'Resumen',
    gastos: 'Gastos',
    categorias: 'Categorías',
    metodosPago: 'Métodos de pago',
    importar: 'Importar',
    ajustes: 'Ajustes',
  },
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
    'Apunta lo que gastas y mira en qué se te va. Todo se guarda en este navegador: sin cuentas, sin servidor y sin que nada salga de este dispositivo.',
  ways: 'Tres maneras de empezar',
  firstTitle: 'Añadir tu primer gasto',
  firstAdvice: 'Escribe la cantidad, elige una categoría y guarda. Nada más.',
  sampleTitle: 'Probar con datos de ejemplo',
  trySample: 'Probar',
  tryingSample: 'Preparando…',
  otherFile: 'Hay otro archivo en Importar',
  otherFileAdvice: 'Impórtalo o quítalo primero.',
  sampleAdvice: 'Importa cuatro meses de gastos inventados para ver cómo funciona. Se quitan igual de fácil.',
  importTitle: 'Importar un archivo',
  importAdvice: 'Trae tus gastos, categorías y métodos de pago desde un archivo JSON.',
  latest: 'Últimos gastos',
  all: 'Ver todos',
} as const;

/** The words of the list of expenses. */
export const GASTOS = {
  title: 'Gastos',
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  previousYear: 'Año anterior',
  nextYear: 'Año siguiente',
  today: 'Hoy',
  total: 'Total',
  pending: 'Pendiente',
  gasto: 'gasto',
  gastos: 'gastos',
  list: (month: string) => `Gastos de ${month}`,
  noEstado: 'Sin estado',
  noCategoria: 'Sin categoría',
  noMetodoPago: 'Sin método de pago',
  estados: { pendiente: 'Pendiente', pagado: 'Pagado' },
  emptyMonth: (month: string) => `No hay gastos en ${month}`,
  emptyMonthAdvice: 'Añade uno, elige otro mes o importa un archivo.',
  empty: 'Todavía no hay gastos',
  emptyAdvice: 'Añade el primero, o importa un archivo JSON.',
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
  noGastos: 'El archivo no tiene ningún gasto',
  results: 'Resultado de la importación',
  details: 'Detalle de los errores',
  more: (count: number) => `y ${count} más`,
  title: SPECIFICATION.importarGastos,
} as const;

/** The words of the entry form. */
export const ENTRY = {
  title: 'Nuevo gasto',
  open: 'Nuevo gasto',
  close: 'Cerrar',
  amount: 'Cantidad',
  categoria: 'Categoría',
  metodoPago: 'Método de pago',
  nombre: 'Nombre',
  descripcion: 'Descripción',
  fecha: 'Fecha',
  estado: 'Estado',
  save: 'Guardar',
  saveAndNext: 'Guardar y añadir otro',
  savedDetail: (amount: string, nombre: string) => `${amount} · ${nombre}`,
  saveFailed: 'No se ha podido guardar el gasto',
  ambiguous: '¿Qué cantidad es?',
  faults: {
    amount: {
      empty: 'Escribe cuánto ha sido.',
      'no-number': 'Escribe una cantidad, por ejemplo 12,50.',
      'not-positive': 'La cantidad tiene que ser mayor que cero.',
      'too-small': 'La cantidad no puede ser menor que una centésima.',
      'too-precise': 'Escribe la cantidad con dos decimales como mucho.',
      'too-large': 'Es demasiado grande para guardarla sin redondear.',
    },
    categoria: { 'not-chosen': 'Elige una categoría.', missing: 'Esa categoría ya no existe. Elige otra.' },
    metodoPago: {
      'not-chosen': 'Elige un método de pago.',
      missing: 'Ese método de pago ya no existe. Elige otro.',
    },
    fecha: { 'no-day': 'Elige un día que exista.' },
    estado: { 'not-chosen': 'Elige un estado.' },
    nombre: { 'too-long': 'Es demasiado largo: 200 caracteres como mucho.' },
    descripcion: { 'too-long': 'Es demasiado larga: 2.000 caracteres como mucho.' },
  },
} as const;
