import { Button } from '@/components/ui/button';
import type { CantidadMeaning } from '@/lib/domain/cantidad-input';
import { toCents } from '@/lib/domain/money';
import { useFormat } from '@/lib/hooks/use-format';
import { ENTRY } from '@/lib/text/gastos';

type CantidadQuestionProps = {
  asDecimal: number;
  asGrouped: number;
  onAnswer: (meaning: CantidadMeaning) => void;
};

/** Asks about an amount with one mark that could mean two things. */
export function CantidadQuestion({ asDecimal, asGrouped, onAnswer }: CantidadQuestionProps) {
  const format = useFormat();
  return (
    <div className="grid gap-2">
      {ENTRY.ambiguous}
      <div className="flex flex-wrap gap-2">
        {(['grouped', 'decimal'] as const).map((meaning) => (
          <Button
            key={meaning}
            variant="outline"
            size="small"
            className="tabular-nums text-foreground"
            onClick={() => {
              onAnswer(meaning);
            }}
          >
            {meaning === 'grouped' ? format.cantidad(toCents(asGrouped)) : format.plainNumber(asDecimal)}
          </Button>
        ))}
      </div>
    </div>
  );
}
