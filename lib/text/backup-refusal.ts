import type { BackupRefusal } from '@/lib/import/import-flow';
import { FILE_GONE } from './common';

/** In each of these cases, nothing was changed. */
export const BACKUP_REFUSAL = {
  'not-a-backup':
    'Este archivo no es una copia de seguridad de Mis Gastos. Si es una lista de gastos en JSON, impórtala en Importar.',
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
  gone: FILE_GONE,
} satisfies Record<BackupRefusal, string>;
