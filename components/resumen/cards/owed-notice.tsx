import { HandCoins } from 'lucide-react';
import { Link } from '@/components/ui/link';
import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { NO_FILTER } from '@/lib/domain/gastos-query';
import { ALL_TIME } from '@/lib/domain/period';
import { listAddress } from '@/lib/domain/query-address';
import { useFormat } from '@/lib/hooks/use-format';
import { useIsPhase } from '@/lib/hooks/use-is-phase';
import { useQuery } from '@/lib/hooks/use-query';
import { useSetting } from '@/lib/hooks/use-setting';
import { countQuery } from '@/lib/page/list-query';
import { noteOwed, perhapsOwed } from '@/lib/page/learn-amounts';
import { NOUNS } from '@/lib/text/common';
import { REFUNDS } from '@/lib/text/reembolsos';
import { NoticeCard } from './notice-card';

/** All expenses for which money is expected. */
const OWED = {
  period: ALL_TIME,
  filter: { ...NO_FILTER, devoluciones: ['esperado'] },
  orden: 'fecha-desc',
} as const;

/** Says how much money is expected, which no sum counts. */
export function OwedNotice() {
  const format = useFormat();
  const isAsked = useSetting(perhapsOwed);
  const isCalm = useIsPhase('calm');
  const { count = null, owed = 0n } = useQuery(isAsked && isCalm ? countQuery(OWED) : null) ?? {};
  const isNone = count === 0;
  useEffect(() => {
    if (isNone) noteOwed(false);
  }, [isNone]);
  if (count === null || owed === 0n) return null;
  return (
    <NoticeCard
      icon={HandCoins}
      title={REFUNDS.owed(format.cantidad(owed))}
      advice={REFUNDS.inGastos(format.count(count, NOUNS.gasto))}
    >
      <Button asChild size="small" variant="outline">
        <Link href={listAddress(ALL_TIME, { devoluciones: ['esperado'] })}>{REFUNDS.seeOwed}</Link>
      </Button>
    </NoticeCard>
  );
}
