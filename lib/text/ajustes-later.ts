import type { BackupFault } from '@/lib/domain/copies';
import type { systemOf } from '@/lib/domain/device';
import { FILE_FAULT_DESCRIPTION } from './specification';

export const DEVICE = {
  nombre: 'Nombre de este dispositivo',
  advice: 'Las copias lo llevan, para saber de qué dispositivo es cada una.',
  of: 'Dispositivo',
  label: ({ browser, system }: ReturnType<typeof systemOf>) =>
    [browser, system].filter((name) => name !== null).join(' en ') || 'Este navegador',
} as const;

/** Nothing was changed. */
export const BACKUP_REFUSAL = {
  'not-a-backup':
    'Este archivo no es una copia de seguridad de Mis Gastos. Si es una lista de gastos en JSON, impórtala en Importar; si es un CSV, en Extractos.',
  'newer-version':
    'Esta copia es de una versión más nueva de Mis Gastos. Recarga la página y vuelve a probar.',
  damaged:
    'Esta copia está dañada: le falta una parte o ha cambiado desde que se guardó. Prueba con otra copia, o a descargarla o copiarla otra vez. Si la has modificado tú y no lleva contraseña, impórtala en Importar.',
  'passphrase-needed': 'Escribe la contraseña de la copia.',
  'wrong-passphrase':
    'No se puede abrir con esa contraseña. Puede que no sea la correcta o que alguien haya cambiado el archivo.',
  'no-crypto':
    'Esta copia está cifrada y en una conexión no segura el navegador no puede abrirla. Abre Mis Gastos con https.',
  'too-large': 'El archivo es demasiado grande para abrirlo aquí: el límite es de 400 MB.',
  gone: FILE_FAULT_DESCRIPTION.gone,
} satisfies Record<BackupFault, string>;

const UNPROTECTED = 'Sin proteger';
const COPY_MEANWHILE = 'Mientras tanto, guarda copias de seguridad.';

export const PROTECT = 'Proteger los datos';

export const PROTECTION = {
  protected: {
    state: 'Protegidos',
    advice: 'Tu navegador no borra estos datos por su cuenta, aunque le falte espacio.',
  },
  unprotected: {
    state: UNPROTECTED,
    advice: 'Si le falta espacio, tu navegador podría borrar estos datos. Puedes pedirle que no lo haga.',
  },
  askable: {
    state: UNPROTECTED,
    advice:
      'Si le falta espacio, tu navegador podría borrar estos datos. Al pulsar «Proteger los datos» te preguntará si puede conservarlos: acepta.',
  },
  denied: {
    state: UNPROTECTED,
    advice: `Tu navegador tiene bloqueado este permiso. Pulsa el icono que hay junto a la dirección, permite el almacenamiento persistente y vuelve a intentarlo. ${COPY_MEANWHILE}`,
  },
  unlikely: {
    state: UNPROTECTED,
    advice: `Tu navegador no lo permite por ahora. Suele aceptar cuando usas la página a menudo o la añades a marcadores. ${COPY_MEANWHILE}`,
  },
  refused: { state: UNPROTECTED, advice: `Tu navegador no lo permite por ahora. ${COPY_MEANWHILE}` },
  private: {
    state: 'Ventana privada',
    advice: 'Al cerrar las ventanas privadas se borra todo. Antes, descarga una copia de seguridad.',
  },
  unavailable: {
    state: 'No se puede pedir aquí',
    advice:
      'Este navegador, o una conexión no segura, no deja proteger los datos. Guarda copias de seguridad de vez en cuando.',
  },
} as const;
