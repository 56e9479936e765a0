import type { FolderFault } from '@/lib/export/folder-copy';
import type { BackupRefusal, RestoreWay } from '@/lib/import/backup-flow';

/** The words of backup files and of restoring them. */
export const BACKUP = {
  download: 'Descargar copia de seguridad',
  restore: 'Restaurar copia de seguridad',
  advice:
    'Una copia de seguridad es un archivo con todo lo que hay aquí. Guárdala fuera de este dispositivo.',
  close: 'Cerrar',
  cancel: 'Cancelar',
  cancelling: 'Cancelando…',

  fileAdvice: 'Se descarga un archivo con todos tus gastos, categorías y métodos de pago.',
  passphrase: 'Contraseña (opcional)',
  passphraseAgain: 'Repite la contraseña',
  passphraseAdvice:
    'Con contraseña, el archivo se cifra: sin ella nadie puede abrir la copia, tampoco tú. No se guarda en ningún sitio y no se puede recuperar.',
  noCrypto: 'En una conexión sin cifrar el navegador no puede proteger la copia con contraseña.',
  differ: 'Las dos contraseñas no son iguales.',
  making: (percent: number) => `Preparando… ${percent}%`,
  makeIt: 'Descargar',
  made: 'Copia de seguridad descargada',
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
  madeAt: 'Fecha',
  gastos: 'Gastos',
  categorias: 'Categorías',
  metodosPago: 'Métodos de pago',
  unchecked:
    'No se ha podido comprobar que la copia esté intacta byte a byte, solo que está completa: en una conexión sin cifrar el navegador no sabe hacerlo.',
  faulty: (gastos: string, single: boolean) =>
    `${gastos} de la copia no se ${single ? 'puede' : 'pueden'} restaurar y se ${single ? 'queda' : 'quedan'} fuera:`,
  faultyList: 'Lo que no se puede restaurar',
  more: (count: string) => `y ${count} más`,
  ways: { add: 'Añadir', replace: 'Reemplazar' } satisfies Record<RestoreWay, string>,
  waysAdvice: {
    add: 'Suma lo que hay en la copia a lo que ya tienes. Lo que esté en los dos sitios quedará repetido.',
    replace:
      'Pone la copia en lugar de todo lo que hay ahora. Antes se guarda en este navegador una copia de lo que tienes, por si cambias de idea.',
  } satisfies Record<RestoreWay, string>,
  restoring: 'Restaurando…',
  progress: 'Progreso de la restauración',
  restored: {
    add: 'Copia de seguridad añadida',
    replace: 'Copia de seguridad restaurada',
  } satisfies Record<RestoreWay, string>,
  restoreFailed: 'No se ha podido restaurar la copia de seguridad',
  cancelled: 'Restauración cancelada',
  unchanged: 'No se ha cambiado nada.',
  undo: 'Deshacer',
  undone: 'Restauración deshecha',
  undoFailed: 'No se ha podido deshacer la restauración',
  undoEdited: 'Ya has editado parte de lo añadido. Deshazla en Importar, en «Importaciones anteriores».',
} as const;

/** What is said under a file that cannot be restored. Nothing was changed by any of them. */
export const BACKUP_REFUSAL = {
  'not-a-backup':
    'Este archivo no es una copia de seguridad de Mis Gastos. Si es una lista de gastos en JSON, impórtala en Importar.',
  'newer-version':
    'Esta copia es de una versión más nueva de Mis Gastos. Recarga la página y vuelve a probar.',
  damaged:
    'Esta copia está dañada: le falta una parte o ha cambiado desde que se guardó. Prueba con otra copia, o a descargarla o copiarla otra vez.',
  'passphrase-needed': 'Escribe la contraseña de la copia.',
  'wrong-passphrase':
    'No se puede abrir con esa contraseña. Puede que no sea la correcta o que alguien haya cambiado el archivo.',
  'no-crypto':
    'Esta copia está cifrada y en una conexión sin cifrar el navegador no puede abrirla. Abre Mis Gastos con https.',
  'too-large': 'El archivo es demasiado grande para abrirlo aquí: el límite es de 400 MB.',
  gone: 'El archivo ha cambiado o ya no está donde estaba. Vuelve a elegirlo.',
} satisfies Record<BackupRefusal, string>;

/** The words of the automatic copy to a folder. */
export const FOLDER = {
  title: 'Copia automática en una carpeta',
  advice:
    'Después de cada cambio se guarda una copia sin contraseña en la carpeta que elijas, en dos archivos por turnos. Usa una carpeta solo para este navegador.',
  impossible:
    'Este navegador no puede guardar copias por sí solo en una carpeta. Descarga una de vez en cuando.',
  choose: 'Elegir carpeta',
  name: (name: string) => `Carpeta: «${name}»`,
  written: (when: string, gastos: string) => `Última copia en la carpeta: ${when} (${gastos})`,
  forget: 'Desactivar',
  allow: 'Volver a permitir',
  retry: 'Reintentar',
  writeAnyway: 'Guardar igualmente',
  smaller: (gastos: string, stored: string) =>
    `No se ha guardado la copia: ahora hay ${gastos} y la última de la carpeta tiene ${stored}. Si sigues, las copias de la carpeta se irán sustituyendo por las de ahora.`,
} as const;

/** Why nothing was written into the folder. */
export const FOLDER_FAULT = {
  'no-permission': 'El navegador ha dejado de permitir que se guarde en esa carpeta.',
  gone: 'La carpeta ya no está donde estaba. Vuelve a ponerla ahí, o desactiva la copia y elige otra.',
  'disk-full': 'No queda espacio en esa carpeta.',
  unknown: 'No se ha podido guardar en esa carpeta. Puede que otro programa esté usando el archivo.',
} satisfies Record<FolderFault, string>;
