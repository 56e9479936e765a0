import { readSumSoFar } from '@/lib/domain/sum-input';
import type { GastoDraft } from '@/lib/domain/gasto-entry';
import { toCents } from '@/lib/domain/money';
import type { EntryChoices } from '@/lib/page/entry-choices';
import { useFormat } from '@/lib/hooks/use-format';

type EntrySummaryProps = { draft: GastoDraft; choices: EntryChoices };

export function EntrySummary({ draft, choices }: EntrySummaryProps) {
  const format = useFormat();
  const { typed, isSum } = readSumSoFar(draft.cantidad, format.marks);
  const cantidad = typed.kind === 'cantidad' ? format.cantidad(toCents(typed.cantidad)) : '';
  const categoria = choices.categorias.find(({ nombre }) => nombre === draft.categoria);
  return (
    <output className="min-w-0 flex-1 text-sm leading-tight" aria-live={isSum ? 'polite' : 'off'}>
      <span className="block truncate font-semibold tabular-nums">
        {isSum && cantidad ? `= ${cantidad}` : cantidad}
      </span>
      {categoria ? (
        <span className="block truncate text-muted-foreground">
          <span aria-hidden>{categoria.icono}</span> {categoria.nombre}
        </span>
      ) : null}
    </output>
  );
}
