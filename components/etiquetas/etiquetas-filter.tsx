import { ChoiceChips } from '@/components/ui/choice-chips';
import { ETIQUETAS_MODOS, type GastosFilter } from '@/lib/domain/gastos-query';
import { useQuery } from '@/lib/hooks/use-query';
import { etiquetasInUse } from '@/lib/page/etiquetas-in-use';
import { ETIQUETAS } from '@/lib/text/etiquetas';
import { EtiquetasField } from './etiquetas-field';

type EtiquetasFilterProps = {
  filter: GastosFilter;
  onSet: (part: Partial<GastosFilter>) => void;
};

/** Nothing if no expense has a tag and none is asked for. */
export function EtiquetasFilter({ filter: { etiquetas, etiquetasModo }, onSet }: EtiquetasFilterProps) {
  const isInUse = (useQuery(etiquetasInUse)?.length ?? 0) > 0;
  if (!isInUse && etiquetas.length === 0 && etiquetasModo !== 'sin') return null;
  return (
    <div className="grid grid-cols-1 gap-1">
      <EtiquetasField
        isClosed
        value={etiquetas}
        onChange={(chosen) => {
          onSet({ etiquetas: chosen });
        }}
      />
      <ChoiceChips
        legend={ETIQUETAS.modo}
        value={etiquetasModo}
        chips={ETIQUETAS_MODOS.map((modo) => ({ value: modo, label: ETIQUETAS.modos[modo] }))}
        onChange={(value) => {
          const modo = ETIQUETAS_MODOS.find((one) => one === value);
          if (modo) onSet({ etiquetasModo: modo });
        }}
      />
    </div>
  );
}
