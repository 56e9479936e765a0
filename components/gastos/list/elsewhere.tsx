import { Button } from '@/components/ui/button';
import type { GastosQuery } from '@/lib/domain/gastos-query';
import { ALL_TIME } from '@/lib/domain/period';
import { useFormat } from '@/lib/hooks/use-format';
import { useQuery } from '@/lib/hooks/use-query';
import { countQuery } from '@/lib/page/gastos-search';
import { FINDING } from '@/lib/text/gastos';
import type { Ask } from '@/components/period/use-asked-query';

type ElsewhereProps = {
  query: GastosQuery;
  /** Number of expenses in the query's own period. */
  found: number;
  onAsk: Ask;
};

/** Offers expenses outside the period; nothing if there are none. */
export function Elsewhere({ query, found, onAsk }: ElsewhereProps) {
  const format = useFormat();
  const everywhere = countQuery({ ...query, period: ALL_TIME });
  const answer = useQuery(everywhere);
  const all = answer?.of === everywhere.name ? answer.count : null;
  if (all === null || all <= found) return null;
  const forms = query.period.kind === 'mes' ? FINDING.elsewhere : FINDING.otherDays;
  return (
    <Button
      variant={found === 0 ? 'primary' : 'outline'}
      onClick={() => {
        onAsk({ period: ALL_TIME });
      }}
    >
      {format.count(all - found, forms)}
    </Button>
  );
}
