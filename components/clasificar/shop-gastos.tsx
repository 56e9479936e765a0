import { useFormat } from '@/lib/hooks/use-format';
import type { UnclassifiedShop } from '@/lib/statements/unclassified-shops';
import { CLASIFICAR } from '@/lib/text/clasificar';
import { andMore } from '@/lib/text/common';

/** More lines tell nothing more about a shop. */
const MOST_LINES = 50;

export function ShopGastos({ gastos }: Pick<UnclassifiedShop, 'gastos'>) {
  const format = useFormat();
  const more = gastos.length - MOST_LINES;
  return (
    <details className="mt-1 text-sm">
      <summary className="min-h-8 w-fit cursor-pointer py-1.5 text-muted-foreground">
        {CLASIFICAR.movements(format, gastos.length)}
      </summary>
      <ul className="divide-y divide-border">
        {gastos.slice(0, MOST_LINES).map(({ id, fecha, cents }) => (
          <li key={id} className="flex justify-between gap-3 py-1 tabular-nums">
            <span>{format.shortDay(fecha)}</span>
            <span>{format.cantidad(cents)}</span>
          </li>
        ))}
        {more > 0 ? (
          <li className="py-1 text-muted-foreground">{andMore(format.plainNumber(more))}</li>
        ) : null}
      </ul>
    </details>
  );
}
