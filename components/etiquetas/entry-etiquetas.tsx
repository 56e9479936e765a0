import { useRef } from 'react';
import { readEtiquetas } from '@/lib/domain/etiquetas';
import { etiquetasText, type GastoDraft } from '@/lib/domain/gasto-entry';
import { useHashtagsIn } from './use-hashtags-in';
import { EtiquetasField } from './etiquetas-field';

type EntryEtiquetasProps = { draft: GastoDraft; change: (part: Partial<GastoDraft>) => void };

/** The tags of a draft, which holds them as text. */
export function EntryEtiquetas({ draft, change }: EntryEtiquetasProps) {
  const box = useRef<HTMLDivElement>(null);
  useHashtagsIn(box, { draft, change });
  return (
    <div ref={box}>
      <EtiquetasField
        value={readEtiquetas(draft.etiquetas).kept}
        onChange={(etiquetas) => {
          change({ etiquetas: etiquetasText(etiquetas) });
        }}
      />
    </div>
  );
}
