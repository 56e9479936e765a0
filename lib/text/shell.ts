import type { StorageFault } from '@/lib/domain/storage-fault';
import { BUTTONS, STORAGE_REFUSED, type Forms } from './common';

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
  reload: 'Recargar la página',
} as const;

/** The words of the error and not-found pages. */
export const ERRORS = {
  title: 'Algo ha fallado',
  advice: 'Tus datos no se han tocado. Vuelve a intentarlo; si se repite, recarga la página.',
  notFound: 'Esta página no existe',
  notFoundAdvice: 'Puede que la dirección esté mal escrita o que la página haya cambiado de sitio.',
  home: 'Ir al resumen',
} as const;

/** What is said of a storage fault: what happened, what to do, and which way on the page offers. */
export type StorageNotice = { title: string; advice: string; action: 'retry' | 'reload' };

/** The notice for a database that this page cannot use. */
export const STORAGE_NOTICE: Record<StorageFault, StorageNotice> = {
  'disk-full': {
    title: 'No queda espacio para tus datos',
    advice: 'Libera espacio en este dispositivo y vuelve a intentarlo. Lo que ya estaba guardado sigue ahí.',
    action: 'retry',
  },
  unavailable: {
    title: STORAGE_REFUSED,
    advice:
      'Puede ser una ventana privada o un permiso desactivado. Abre Mis Gastos en una ventana normal, o permite que este sitio guarde datos, y vuelve a intentarlo.',
    action: 'retry',
  },
  'newer-version': {
    title: 'Tus datos son de una versión más nueva de Mis Gastos',
    advice: 'Están a salvo, pero esta versión no sabe leerlos. Recarga la página para usar la más nueva.',
    action: 'reload',
  },
  superseded: {
    title: 'Mis Gastos se ha actualizado en otra pestaña',
    advice: 'Para no estropear tus datos, esta pestaña ha dejado de guardar. Vuelve a cargarla para seguir.',
    action: 'reload',
  },
  closed: {
    title: 'El navegador ha cerrado tus datos',
    advice:
      'Puede que se hayan borrado los datos del sitio. Vuelve a cargar la página para ver qué hay guardado.',
    action: 'reload',
  },
  unknown: {
    title: 'No se han podido abrir tus datos',
    advice: 'Cierra otras pestañas de Mis Gastos y vuelve a intentarlo. No se ha borrado nada.',
    action: 'retry',
  },
};

/** The words of the notice that stops a page whose data are lost. */
export const STORAGE_LOST = {
  stopped: 'Desde ahora, en esta pestaña no se guarda nada más.',
  reload: 'Volver a cargar',
  typed: 'Lo que estabas escribiendo no se ha guardado, pero todavía puedes copiarlo:',
  typedName: 'Lo que estabas escribiendo',
  copy: 'Copiar lo escrito',
  copied: 'Copiado',
} as const;

const WHY_CLEARED =
  'pasa cuando le falta espacio o cuando se limpian los datos de los sitios. Mis Gastos no ha borrado nada.';

/** The words of the screen that stands where the expenses were that the browser cleared away. */
export const DATA_LOSS = {
  title: (gastos: string) => `Aquí había ${gastos}`,
  cleared: (when: string): Forms => [
    `El ${when} seguía guardado. Desde entonces tu navegador lo ha borrado: ${WHY_CLEARED}`,
    `El ${when} seguían guardados. Desde entonces tu navegador los ha borrado: ${WHY_CLEARED}`,
  ],
  withFile: 'Si tienes un archivo con una copia de seguridad, restáuralo y todo volverá a su sitio.',
  withCopy: (when: string, gastos: string) =>
    `En este navegador queda una copia del ${when} con ${gastos}: puedes recuperarla ahora mismo.`,
  restoreFile: 'Restaurar copia',
  startAfresh: 'Empezar de cero',
} as const;

/** The words of the command palette. */
export const PALETTE = {
  title: 'Paleta de comandos',
  placeholder: 'Escribe adónde ir o qué hacer…',
  results: 'Resultados',
  pages: 'Ir a',
  actions: 'Acciones',
  theme: { light: 'Tema claro', dark: 'Tema oscuro', system: 'Tema del sistema' },
  gastosByMetodoPago: (nombre: string) => `Gastos con ${nombre}`,
  searchGastos: (q: string) => `Buscar «${q}» en los gastos`,
} as const;

/** A key as people know it: what is printed on it and, where that is a sign, what it is called. */
export type KeyWords = { shown: string; called?: string };

const CTRL = 'Ctrl';

const KEYS: Partial<Record<string, KeyWords>> = {
  ArrowUp: { shown: '↑', called: 'Flecha arriba' },
  ArrowDown: { shown: '↓', called: 'Flecha abajo' },
  ArrowLeft: { shown: '←', called: 'Flecha izquierda' },
  ArrowRight: { shown: '→', called: 'Flecha derecha' },
  Delete: { shown: 'Supr' },
  Ctrl: { shown: CTRL },
  Shift: { shown: 'Mayús' },
};

const KEYS_OF_A_MAC: typeof KEYS = {
  ...KEYS,
  Ctrl: { shown: '⌘', called: 'Comando' },
  Shift: { shown: '⇧', called: 'Mayúsculas' },
};

/** Keys that are pressed together: each one of those with a name, or the sign that it types. */
export type Combination = readonly string[];

/** What some keys do; each of the combinations does its part of it. */
export type Shortcut = { does: string; keys: readonly Combination[] };

/** What a key is called, on a Mac or elsewhere. */
export function keyWords(key: string, isMac: boolean): KeyWords {
  return (isMac ? KEYS_OF_A_MAC : KEYS)[key] ?? { shown: key };
}

/** Opens the palette. */
export const PALETTE_KEYS: Combination = [CTRL, 'K'];

/** Takes the last act back. */
export const UNDO_KEYS: Combination = [CTRL, 'Z'];

/** Does again what was taken back. */
export const REDO_KEYS: Combination = [CTRL, 'Shift', 'Z'];

/** The words of the help sheet. */
export const SHORTCUTS = {
  title: 'Atajos de teclado',
  list: 'Lista de atajos',
  off: 'Los atajos de una sola tecla están desactivados. Puedes activarlos en Ajustes.',
  groups: [
    {
      title: 'En todas las pantallas',
      shortcuts: [
        { does: BUTTONS.newGasto, keys: [['n']] },
        { does: PALETTE.title, keys: [PALETTE_KEYS] },
        { does: BUTTONS.undo, keys: [UNDO_KEYS] },
        { does: BUTTONS.redo, keys: [REDO_KEYS] },
        { does: 'Ver estos atajos', keys: [['?']] },
      ],
    },
    {
      title: 'En la lista de gastos',
      shortcuts: [
        { does: BUTTONS.search, keys: [['/']] },
        { does: 'Mes anterior o siguiente', keys: [['ArrowLeft'], ['ArrowRight']] },
        { does: 'Moverse por la lista', keys: [['ArrowUp'], ['ArrowDown']] },
      ],
    },
    {
      title: 'Con un gasto de la lista',
      shortcuts: [
        { does: BUTTONS.select, keys: [['x']] },
        { does: BUTTONS.edit, keys: [['e']] },
        { does: 'Pendiente o pagado', keys: [['p']] },
        { does: 'Cambiar la categoría', keys: [['c']] },
        { does: BUTTONS.delete, keys: [['Delete']] },
      ],
    },
  ] satisfies { title: string; shortcuts: Shortcut[] }[],
} as const;
