import type { RowCounts } from '@/lib/domain/entities';
import type { CopyRecord } from '@/lib/domain/copies';
import { CURRENCIES, LOCALES } from '@/lib/domain/preferences';
import type { FolderFault } from '@/lib/export/folder-copy';
import type { RestoreWay } from '@/lib/import/import-flow';
import { DIVISA, NOUNS, type Forms } from './common';
import { capitalize, type Format } from './format';

export const AJUSTES = {
  format: 'Formato',
  formatAdvice: 'Cómo se escriben las cantidades y las fechas.',
  locale: 'Formato regional',
  currency: DIVISA,
  firstWeekday: 'Primer día de la semana',
  neverConverts: 'Cambiar la moneda solo cambia el símbolo: ninguna cantidad se convierte.',
  preview: 'Vista previa',
  previewWeek: 'La semana de hoy',
  appearance: 'Apariencia',
  appearanceAdvice: '«Sistema» sigue el modo claro u oscuro del dispositivo.',
  touch: 'Pantalla táctil',
  saveOnTap: 'Guardar al tocar la categoría',
  saveOnTapAdvice: 'Con la cantidad escrita. Mantén pulsada una categoría para solo elegirla.',
  autoCents: 'Céntimos automáticos',
  autoCentsAdvice: 'En el teclado de la cantidad, 1250 escribe 12,50. Una tecla 00 sustituye a la coma.',
  keyboard: 'Teclado',
  shortcuts: 'Atajos de una sola tecla',
  shortcutsAdvice: 'Por ejemplo, n abre un gasto nuevo. Las combinaciones con Ctrl funcionan siempre.',
  showShortcuts: 'Ver todos los atajos',
  data: 'Tus datos',
  install: 'Instalar en este dispositivo',
  dataAdvice:
    'Todo se guarda en este navegador y en ningún otro sitio. Si borras los datos del navegador, se pierden.',
} as const;

type SelectChoice = { value: string; label: string };

export function localeChoices(): SelectChoice[] {
  const names = new Intl.DisplayNames('es', { type: 'language', languageDisplay: 'standard' });
  return inOrder(LOCALES.map((locale) => ({ value: locale, label: capitalize(names.of(locale) ?? locale) })));
}

export function currencyChoices(): SelectChoice[] {
  const names = new Intl.DisplayNames('es', { type: 'currency' });
  return inOrder(
    CURRENCIES.map((code) => ({ value: code, label: `${capitalize(names.of(code) ?? code)} (${code})` })),
  );
}

function inOrder(choices: SelectChoice[]): SelectChoice[] {
  const { compare } = new Intl.Collator('es');
  return choices.sort((a, b) => compare(a.label, b.label));
}

export const BACKUP = {
  download: 'Descargar copia de seguridad',
  restore: 'Restaurar copia de seguridad',
  advice:
    'Una copia de seguridad es un archivo con todo lo que hay aquí. Guárdala fuera de este dispositivo.',

  fileAdvice: 'La copia es un archivo con todos tus gastos, categorías y métodos de pago.',
  passphrase: 'Contraseña (opcional)',
  passphraseAgain: 'Repite la contraseña',
  passphraseAdvice:
    'Con contraseña, el archivo se cifra: sin ella nadie puede abrir la copia, tampoco tú. No se guarda en ningún sitio y no se puede recuperar.',
  noCrypto: 'En una conexión no segura el navegador no puede proteger la copia con contraseña.',
  differ: 'Las dos contraseñas no son iguales.',
  making: (percent: number) => `Preparando… ${percent}%`,
  share: 'Compartir copia',
  toShare: 'La copia está hecha. Elige ahora adónde va.',
  made: 'Copia de seguridad descargada',
  shared: 'Copia de seguridad compartida',
  shareFailed: 'Este navegador no ha podido compartir la copia. Descárgala.',
  madeEncrypted: (counts: string) => `${counts}. Para abrirla hace falta su contraseña.`,
  makeFailed: 'No se ha podido hacer la copia de seguridad',
  makeCancelled: 'Copia de seguridad cancelada',

  chooseAdvice: 'Elige el archivo de la copia. Antes de cambiar nada verás qué contiene.',
  choose: 'Elegir archivo',
  chooseAnother: 'Elegir otro archivo',
  fileInput: 'Archivo de la copia de seguridad',
  checking: 'Comprobando la copia…',
  needsPassphrase: 'Esta copia está protegida con contraseña.',
  typePassphrase: 'Contraseña de la copia',
  open: 'Abrir',
  contents: 'Contenido de la copia',
  unchecked:
    'No se ha podido comprobar que la copia esté intacta, solo que está completa: en una conexión no segura el navegador no sabe hacerlo.',
  faulty: (gastos: string): Forms => [
    `${gastos} de la copia no se puede restaurar y se queda fuera:`,
    `${gastos} de la copia no se pueden restaurar y se quedan fuera:`,
  ],
  faultyList: 'Lo que no se puede restaurar',
  ways: { add: 'Añadir', replace: 'Reemplazar' } satisfies Record<RestoreWay, string>,
  waysAdvice: {
    add: 'Añade a lo que tienes los gastos de la copia que te faltan. Los que ya están no se repiten.',
    replace:
      'Sustituye todo lo que hay ahora por la copia. Antes se guarda en este navegador una copia de lo que tienes, por si cambias de idea.',
  } satisfies Record<RestoreWay, string>,
  alreadyThere: ['gasto ya estaba', 'gastos ya estaban'],
  progress: 'Progreso de la restauración',
  restored: {
    add: 'Copia de seguridad añadida',
    replace: 'Copia de seguridad restaurada',
  } satisfies Record<RestoreWay, string>,
  restoreFailed: 'No se ha podido restaurar la copia de seguridad',
  cancelled: 'Restauración cancelada',
  unchanged: 'No se ha cambiado nada.',
  undone: 'Restauración deshecha',
  undoFailed: 'No se ha podido deshacer la restauración',
  undoEdited: 'Ya has editado parte de lo añadido. Deshazla en Importar, en «Importaciones anteriores».',
} as const;

export const FOLDER = {
  title: 'Copia automática en una carpeta',
  advice:
    'Después de cada cambio se guarda una copia sin contraseña en la carpeta que elijas, alternando dos archivos con el nombre de este dispositivo. Otros pueden usar la misma carpeta.',
  impossible:
    'Este navegador no puede guardar copias por sí solo en una carpeta. Descarga una de vez en cuando.',
  choose: 'Elegir carpeta',
  name: (name: string) => `Carpeta: «${name}»`,
  written: (when: string, gastos: string) => `Última copia en la carpeta: ${when} (${gastos})`,
  copyNow: 'Copiar ahora',
  forget: 'Desactivar',
  allow: 'Volver a permitir',
  writeAnyway: 'Guardar igualmente',
  smaller: (gastos: string, stored: string) =>
    `No se ha guardado la copia: ahora hay ${gastos} y la última de la carpeta tiene ${stored}. Si sigues, las copias de la carpeta se irán sustituyendo por las de ahora.`,
  faults: {
    'no-permission': 'El navegador ha dejado de permitir que se guarde en esa carpeta.',
    gone: 'La carpeta ya no está donde estaba. Vuelve a ponerla ahí, o desactiva la copia y elige otra.',
    'disk-full': 'No queda espacio en esa carpeta.',
    unknown: 'No se ha podido guardar en esa carpeta. Puede que otro programa esté usando el archivo.',
  } satisfies Record<FolderFault, string>,
} as const;

export function countsLine({ gastos, categorias, metodosPago }: RowCounts, format: Format): string {
  return [
    format.count(gastos, NOUNS.gasto),
    format.count(categorias, NOUNS.categoria),
    format.count(metodosPago, NOUNS.metodoPago),
  ].join(', ');
}

export const COPIES = {
  title: 'Copias en este navegador',
  advice:
    'Se hacen solas antes de borrar muchos datos; se guardan las 10 últimas. No salen de este navegador.',
  none: 'Todavía no hay ninguna.',
  reasons: {
    reset: 'Antes de resetear',
    restore: 'Antes de restaurar',
    'import-undone': 'Antes de deshacer una importación',
    'gastos-deleted': 'Antes de eliminar gastos',
  } satisfies Record<CopyRecord['reason'], string>,
  restore: 'Restaurar',
  erase: 'Borrar copias',
  eraseTitle: 'Borrar las copias de este navegador',
  eraseQuestion: '¿Borrar todas las copias? No se puede deshacer. Tus datos de ahora no se tocan.',
  erased: 'Copias borradas',
  eraseFailed: 'No se han podido borrar las copias',
} as const;

export const HEALTH = {
  title: 'Estado del almacenamiento',
  gastos: 'Gastos guardados',
  used: 'Espacio usado',
  program: 'casi todo es el programa',
  protection: 'Protección',
  offline: 'Sin conexión',
  lastCopy: 'Última copia',
  unknown: 'No se sabe',
  counting: 'Calculando…',
  never: 'Nunca',
  daysAgo: (days: string) => `Hace ${days}`,
  copyOf: (when: string, gastos: string) => `${when} (${gastos})`,
} as const;

export const OFFLINE = {
  unknown: { state: 'Preparándose', advice: '' },
  kept: { state: 'Disponible', advice: '' },
  unavailable: {
    state: 'No disponible',
    advice:
      'Este navegador, o una conexión no segura, no guarda el programa: para abrirlo hace falta la red. Tus datos siguen en este dispositivo.',
  },
} as const;
