import { cn } from '@/components/ui/cn';
import { useFormat } from '@/lib/hooks/use-format';
import type { Cuadre } from '@/lib/statements/review-choices';
import { EXTRACTOS } from '@/lib/text/extractos';
import { CUADRE } from '@/lib/text/extractos-review';

type CuadreListProps = { cuadre: Cuadre; addedLabel: string };

/** The lines add up to the cent. */
export function CuadreList({ cuadre, addedLabel }: CuadreListProps) {
  const format = useFormat();
  const { charges, added } = cuadre;
  const lines = [
    [addedLabel, added] as const,
    ...(['same', 'here', 'aside', 'foreign', 'out', 'ignored'] as const).map(
      (line) => [CUADRE[line], cuadre[line]] as const,
    ),
  ];
  const difference = lines.reduce((left, [, { sum }]) => left - sum, charges.sum);
  return (
    <div className="grid max-w-lg gap-1.5">
      <dl className="grid text-sm">
        {[
          ...lines.filter(([label, { count }]) => count > 0 || label === addedLabel),
          [CUADRE.charges, charges] as const,
        ].map(([label, { count, sum }]) => (
          <div
            key={label}
            className={cn(
              'grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 py-1',
              label === CUADRE.charges && 'mt-1 border-t border-border pt-2 font-medium',
            )}
          >
            <dt>
              {label} <span className="text-muted-foreground">· {EXTRACTOS.movements(format, count)}</span>
            </dt>
            <dd className="text-right tabular-nums">{format.cantidad(BigInt(sum))}</dd>
          </div>
        ))}
      </dl>
      <p className={difference === 0 ? 'text-sm text-muted-foreground' : 'text-sm text-destructive'}>
        {difference === 0 ? CUADRE.agrees : CUADRE.differs(format.cantidad(BigInt(difference)))}
      </p>
    </div>
  );
}
