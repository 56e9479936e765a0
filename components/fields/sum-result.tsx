import { toCents } from '@/lib/domain/money';
import { readSumSoFar } from '@/lib/domain/sum-input';
import { useFormat } from '@/lib/hooks/use-format';

/** The result of a typed sum; nothing for other texts. */
export function SumResult({ typed }: { typed: string }) {
  const format = useFormat();
  const { typed: read, isSum } = readSumSoFar(typed, format.marks);
  if (!isSum || read.kind !== 'cantidad') return null;
  return (
    <output className="text-sm tabular-nums text-muted-foreground">
      = {format.cantidad(toCents(read.cantidad))}
    </output>
  );
}
