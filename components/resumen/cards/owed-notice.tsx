import { HandCoins } from 'lucide-react';
import { Link } from '@/components/ui/link';
import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { ALL_TIME } from '@/lib/domain/period';
import { listAddress } from '@/lib/domain/query-address';
import { useFormat } from '@/lib/hooks/use-format';
import { useIsPhase } from '@/lib/hooks/use-is-phase';
import { useQuery } from '@/lib/hooks/use-query';
import { useSetting } from '@/lib/hooks/use-setting';
import { owedTotals } from '@/lib/page/owed';
import { noteOwed, perhapsOwed } from '@/lib/page/perhaps-owed';
import { NOUNS } from '@/lib/text/common';
import { REFUNDS } from '@/lib/text/reembolsos';
import { NoticeCard } from './notice-card';

/** Says how much money is expected, which no sum counts. */
export function OwedNotice() {
  const format = useFormat();
  const isAsked = useSetting(perhapsOwed);
  const isCalm = useIsPhase('calm');
  const totals = useQuery(isAsked && isCalm ? owedTotals() : null)?.totals;
  const owed = totals?.owed ?? 0n;
  const isNone = totals?.count === 0;
  useEffect(() => {
    if (isNone) noteOwed(false);
  }, [isNone]);
  if (!totals || owed === 0n) return null;
  return (
    <NoticeCard
      icon={HandCoins}
      title={REFUNDS.owed(format.cantidad(owed))}
      advice={REFUNDS.inGastos(format.count(totals.count, NOUNS.gasto))}
    >
      <Button asChild size="small" variant="outline">
        <Link href={listAddress(ALL_TIME, { devoluciones: ['esperado'] })}>{REFUNDS.seeOwed}</Link>
      </Button>
    </NoticeCard>
  );
}
