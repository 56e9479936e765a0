import { ChoiceChips } from '@/components/ui/choice-chips';
import { spellingInUse } from '@/lib/domain/etiquetas';
import { ETIQUETAS_MODOS, type GastosFilter } from '@/lib/domain/gastos-query';
import { ETIQUETAS } from '@/lib/text/etiquetas';
import { EtiquetasField } from './etiquetas-field';
import { useEtiquetasInUse } from './use-hashtag';

type EtiquetasFilterProps = {
  filter: GastosFilter;
  onSet: (part: Partial<GastosFilter>) => void;
};

/** Nothing if no expense has a tag and none is asked for. */
export function EtiquetasFilter({ filter: { etiquetas, etiquetasModo }, onSet }: EtiquetasFilterProps) {
  const inUse = useEtiquetasInUse();
  if (inUse.length === 0 && etiquetas.length === 0 && etiquetasModo !== 'sin') return null;
  return (
    <div className="grid grid-cols-1 gap-1">
      <EtiquetasField
        isClosed
        value={etiquetas.map((nombre) => spellingInUse(nombre, inUse))}
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
