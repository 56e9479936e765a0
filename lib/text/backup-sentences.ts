import type { BackupCounts } from '@/lib/domain/backup';
import { IMPORTS } from './copies-words';
import type { Format } from './format';
import { GASTOS } from './screens';

/** What a backup holds: «328 gastos, 12 categorías, 4 métodos de pago». */
export function countsLine({ gastos, categorias, metodosPago }: BackupCounts, format: Format): string {
  return [
    format.count(gastos, GASTOS.gasto, GASTOS.gastos),
    format.count(categorias, IMPORTS.categoria, IMPORTS.categorias),
    format.count(metodosPago, IMPORTS.metodoPago, IMPORTS.metodosPago),
  ].join(', ');
}
