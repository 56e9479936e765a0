import { Link } from '@/components/ui/link';
import { addMesesToFecha, type Fecha, mesOf } from '@/lib/domain/dates';
import { listAddress } from '@/lib/domain/query-address';
import { useFormat } from '@/lib/hooks/use-format';
import { useQuery } from '@/lib/hooks/use-query';
import { lastRecorded } from '@/lib/page/queries/resumen-query';
import { PERIODS } from '@/lib/text/period';

const OLD_MESES = 2;

export function LastRecorded({ today }: { today: Fecha }) {
  const format = useFormat();
  const last = useQuery(lastRecorded(today));
  if (!last || last >= addMesesToFecha(today, -OLD_MESES)) return null;
  const mes = mesOf(last);
  return (
    <p className="px-4 py-3 text-sm text-muted-foreground sm:px-6 print:hidden">
      {PERIODS.lastRecorded.says(format.mes(mes))}{' '}
      <Link
        href={listAddress({ kind: 'mes', mes })}
        className="inline-flex min-h-6 items-center text-primary underline underline-offset-4"
      >
        {PERIODS.lastRecorded.show}
      </Link>
    </p>
  );
}
