import type { StorageFault } from '@/lib/domain/storage-fault';
import { STORAGE_REFUSED, NOT_ALL_READ, TASK_STOPPED } from './common-later';

/** `action` is the button that helps. */
type StorageNoticeWords = { title: string; advice: string; action: 'retry' | 'reload' };

export const STORAGE_NOTICE: Record<StorageFault, StorageNoticeWords> = {
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
  incomplete: {
    title: NOT_ALL_READ,
    advice: 'Puede que una parte esté dañada. Vuelve a intentarlo. No se ha borrado nada.',
    action: 'retry',
  },
  'no-answer': {
    title: 'Tus datos tardan en abrirse',
    advice:
      'Puede que otra pestaña los tenga ocupados: cierra las demás de Mis Gastos. Se abrirán en cuanto se pueda; si no, recarga la página. No se ha borrado nada.',
    action: 'reload',
  },
  stopped: {
    title: TASK_STOPPED,
    advice: 'Puede que le falte memoria. Tus datos están bien: vuelve a intentarlo.',
    action: 'retry',
  },
  unknown: {
    title: 'No se han podido abrir tus datos',
    advice: 'Cierra otras pestañas de Mis Gastos y vuelve a intentarlo. No se ha borrado nada.',
    action: 'retry',
  },
};
