import type { Tally } from '@/lib/domain/tally';
import type { ExportForm } from '@/lib/export/export-job';
import type { StorageFault } from '@/lib/domain/result';
import { BY_CATEGORIA } from './common';
import { storageReason } from './common-later';

export const EXPORTING = {
  title: 'Exportar tus datos',
  advice:
    'Todo lo que hay en este navegador. El JSON lleva también tus categorías y métodos de pago y se puede volver a importar; el CSV se abre en una hoja de cálculo.',
  buttons: { json: 'Exportar JSON', csv: 'Exportar CSV' } satisfies Record<ExportForm, string>,
  nothing: 'Todavía no hay gastos que exportar.',
  running: (percent: number) => `Exportando… ${percent}%`,
  cancel: 'Cancelar la exportación',
  cancelled: 'Exportación cancelada',
  done: (count: string, cantidad: string) => `Archivo descargado: ${count}, ${cantidad}`,
  failed: 'No se ha podido exportar',
  reason: (fault: StorageFault) => `${storageReason(fault)} Tus datos no se han tocado.`,
  listedAdvice: (count: string, period: string) => `${count}: ${period}`,
} as const;

export const TALLY = {
  agrees: 'El archivo cuadra con tus datos',
  differs: 'El archivo no cuadra con tus datos',
  reading: 'Comprobando lo guardado…',
  unread: 'No se ha podido comprobar lo guardado',
  differsAdvice: 'No te fíes de este archivo: vuelve a exportar. Tus datos no se han tocado.',
  stored: 'En tus datos',
  inFile: 'En el archivo',
  parts: {
    categorias: BY_CATEGORIA,
    metodosPago: 'Por método de pago',
    estados: 'Por estado',
  } satisfies Record<keyof Omit<Tally, 'total'>, string>,
} as const;
