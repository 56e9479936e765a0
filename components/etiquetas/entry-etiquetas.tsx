import { useRef, useState } from 'react';
import { hasEtiqueta, readEtiquetas, type StickyEtiqueta } from '@/lib/domain/etiquetas';
import { etiquetasText, type GastoDraft } from '@/lib/domain/gasto-entry';
import { EtiquetasField } from './etiquetas-field';
import { StickyChip } from './sticky-chip';
import { useHashtagsIn } from './use-hashtags-in';

type EntryEtiquetasProps = {
  draft: GastoDraft;
  change: (part: Partial<GastoDraft>) => void;
  isNew: boolean;
  /** A new expense has it unless the person drops it. */
  sticky: StickyEtiqueta | null;
  /** True if the tag went on before the form was open: its chip has a line of its own. */
  wasSticky: boolean;
};

/** The tags of a draft, which holds them as text. The newest one of a new expense can go on in later ones. */
export function EntryEtiquetas({ draft, change, isNew, sticky, wasSticky }: EntryEtiquetasProps) {
  const box = useRef<HTMLDivElement>(null);
  const [newest, setNewest] = useState<string | null>(null);
  const value = readEtiquetas(draft.etiquetas).kept;
  const inText = useHashtagsIn(box, { draft, change: take });
  function take(part: Partial<GastoDraft>) {
    const { kept } = readEtiquetas(part.etiquetas);
    setNewest((before) => kept.findLast((nombre) => !hasEtiqueta(value, nombre)) ?? before);
    change(part);
  }
  function set(etiquetas: readonly string[] | undefined) {
    take({ etiquetas: etiquetasText(etiquetas) });
  }
  const begins = isNew && newest !== null && hasEtiqueta(value, newest) ? newest : null;
  const nombre = sticky?.nombre ?? (wasSticky ? null : begins);
  const chip = nombre === null ? null : <StickyChip {...{ sticky, nombre, value }} onChange={set} />;
  return (
    <div ref={box} className="relative">
      {wasSticky ? <div className="mb-2 flex min-h-11 sm:min-h-10">{chip}</div> : null}
      <EtiquetasField {...{ value, inText }} onChange={set} />
      {isNew && !wasSticky ? (
        <div className="sm:max-w-3/4 flex min-h-11 sm:absolute sm:-top-2.5 sm:right-0 sm:min-h-0 sm:*:h-8">
          {chip}
        </div>
      ) : null}
    </div>
  );
}
