import { addMesesToMes } from '@/lib/domain/dates';
import type { GastoFields } from '@/lib/domain/entities';
import { buildGastoFields } from './build-gasto';

/** Four recibos in each of the twelve months before December 2026: 1.014,30 a month. */
export const RECIBOS_BEFORE_DECEMBER: readonly GastoFields[] = (
  [
    ['Alquiler', 850, '01'],
    ['Internet', 39.9, '05'],
    ['Luz', 98.4, '12'],
    ['Gimnasio', 26, '20'],
  ] as const
).flatMap(([nombre, cantidad, day]) =>
  Array.from({ length: 12 }, (_, back) =>
    buildGastoFields({ nombre, cantidad, fecha: `${addMesesToMes('2026-12', -back - 1)}-${day}` }),
  ),
);
