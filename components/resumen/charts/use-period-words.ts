import { mesOf } from '@/lib/domain/dates';
import { isAhead } from '@/lib/domain/resumen-period';
import type { Resumen } from '@/lib/hooks/use-resumen';
import { useFormat } from '@/lib/hooks/use-format';
import type { Format } from '@/lib/text/format';
import type { PeriodWords } from '@/lib/text/resumen';

/** A period within a sentence: «octubre»; of another year «octubre de 2025»; «2026». */
export function usePeriodWords({ period, today }: Pick<Resumen, 'period' | 'today'>): PeriodWords {
  const format = useFormat();
  return { name: nameOf(period, today, format), isAhead: isAhead(period, today) };
}

function nameOf(period: Resumen['period'], today: Resumen['today'], format: Format): string {
  if (period.kind === 'year') return period.year;
  const sameYear = period.mes.slice(0, 4) === mesOf(today).slice(0, 4);
  return sameYear ? format.monthName(period.mes) : format.month(period.mes);
}
