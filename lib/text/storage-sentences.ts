import type { StorageFault } from '@/lib/domain/storage-fault';

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
    title: 'Este navegador no deja guardar datos aquí',
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
    advice: 'Para no estropear tus datos, esta pestaña ha dejado de guardar. Recárgala para seguir.',
    action: 'reload',
  },
  closed: {
    title: 'El navegador ha cerrado tus datos',
    advice: 'Puede que se hayan borrado los datos del sitio. Recarga la página para ver qué hay guardado.',
    action: 'reload',
  },
  unknown: {
    title: 'No se han podido abrir tus datos',
    advice: 'Cierra otras pestañas de Mis Gastos y vuelve a intentarlo. No se ha borrado nada.',
    action: 'retry',
  },
};

const REASON: Record<StorageFault, string> = {
  'disk-full': 'No queda espacio en este dispositivo.',
  unavailable: 'Este navegador no deja guardar datos aquí.',
  'newer-version': 'Tus datos son de una versión más nueva: recarga la página.',
  superseded: 'Mis Gastos se ha actualizado en otra pestaña: recarga la página.',
  closed: 'El navegador ha cerrado tus datos: recarga la página.',
  unknown: 'La base de datos no ha respondido.',
};

/** Why something did not get done, as a sentence. */
export function reasonOf(fault: StorageFault): string {
  return REASON[fault];
}

/** Why nothing was saved, as the description of a toast. */
export function notSaved(fault: StorageFault): string {
  return `${REASON[fault]} No se ha guardado nada.`;
}

/** Why nothing was cleared, as the description of a toast. */
export function notCleared(fault: StorageFault): string {
  return `${REASON[fault]} No se ha borrado nada.`;
}

/** Why something did not get done, in a sentence to follow what it was. */
export function storageReason(fault: StorageFault): string {
  return REASON[fault];
}
