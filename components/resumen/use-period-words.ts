import { mesOf } from '@/lib/domain/dates';
import type { Resumen } from '@/lib/hooks/use-resumen';
import { useFormat } from '@/lib/hooks/use-format';

/** A period within a sentence: «octubre»; of another year «octubre de 2025»; «2026». */
export function usePeriodWords({ period, today }: Pick<Resumen, 'period' | 'today'>): string {
  const format = useFormat();
  if (period.kind === 'ano') return period.ano;
  const sameYear = period.mes.slice(0, 4) === mesOf(today).slice(0, 4);
  return sameYear ? format.monthName(period.mes) : format.month(period.mes);
}
