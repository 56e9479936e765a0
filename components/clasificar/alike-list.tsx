import { useFormat } from '@/lib/hooks/use-format';
import type { UnclassifiedShop } from '@/lib/statements/unclassified-shops';
import { CLASIFICAR } from '@/lib/text/clasificar';
import { NOUNS } from '@/lib/text/common';
import { shorten } from '@/lib/text/format';
import { TickBox } from './tick-box';

type AlikeListProps = {
  alike: readonly UnclassifiedShop[];
  unticked: ReadonlySet<string>;
  onUnticked: (unticked: ReadonlySet<string>) => void;
};

export function AlikeList({ alike, unticked, onUnticked }: AlikeListProps) {
  const format = useFormat();
  if (alike.length === 0) return null;

  function tick(shop: string, checked: boolean) {
    const next = new Set(unticked);
    if (checked) next.delete(shop);
    else next.add(shop);
    onUnticked(next);
  }

  return (
    <fieldset className="mt-3 min-w-0">
      <legend className="text-sm font-medium">{CLASIFICAR.alike}</legend>
      {alike.map(({ shop, nombre, gastos, cents }) => (
        <TickBox
          key={shop}
          checked={!unticked.has(shop)}
          onChange={(checked) => {
            tick(shop, checked);
          }}
        >
          <span className="wrap-anywhere min-w-0 flex-1">{shorten(nombre)}</span>
          <span className="shrink-0 tabular-nums text-muted-foreground">
            {CLASIFICAR.summary(format.count(gastos.length, NOUNS.gasto), format.cantidad(cents))}
          </span>
        </TickBox>
      ))}
    </fieldset>
  );
}
