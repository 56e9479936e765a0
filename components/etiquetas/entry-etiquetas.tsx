import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { hasEtiqueta, readEtiquetas, withEtiquetas, withoutEtiquetas } from '@/lib/domain/etiquetas';
import { etiquetasText, type GastoDraft } from '@/lib/domain/gasto-entry';
import { useFormat } from '@/lib/hooks/use-format';
import type { StickyEtiqueta } from '@/lib/domain/sticky-etiqueta';
import { STICKY } from '@/lib/text/etiqueta-list';
import { EtiquetasField } from './etiquetas-field';
import { useHashtagsIn } from './use-hashtags-in';

type EntryEtiquetasProps = {
  draft: GastoDraft;
  change: (part: Partial<GastoDraft>) => void;
  /** A new expense has it unless the person drops it. */
  sticky: StickyEtiqueta | null;
};

/** The tags of a draft, which holds them as text. */
export function EntryEtiquetas({ draft, change, sticky }: EntryEtiquetasProps) {
  const box = useRef<HTMLDivElement>(null);
  useHashtagsIn(box, { draft, change });
  const value = readEtiquetas(draft.etiquetas).kept;
  function set(etiquetas: readonly string[] | undefined) {
    change({ etiquetas: etiquetasText(etiquetas) });
  }
  return (
    <div ref={box}>
      {sticky ? <StickyChip {...{ sticky, value }} onChange={set} /> : null}
      <EtiquetasField value={value} onChange={set} />
    </div>
  );
}

type StickyChipProps = {
  sticky: StickyEtiqueta;
  value: readonly string[];
  onChange: (etiquetas: readonly string[] | undefined) => void;
};

/** A press drops the tag for this expense alone, and takes it again. */
function StickyChip({ sticky: { nombre, hasta }, value, onChange }: StickyChipProps) {
  const format = useFormat();
  const isTaken = hasEtiqueta(value, nombre);
  return (
    <Button
      variant="outline"
      aria-pressed={isTaken}
      className="mb-2 max-w-full rounded-full px-3.5 font-normal aria-pressed:border-primary aria-pressed:text-primary"
      onClick={() => {
        onChange(isTaken ? withoutEtiquetas(value, [nombre]) : withEtiquetas(value, [nombre]));
      }}
    >
      <span className="truncate">{STICKY.until(nombre, format.dayAndMes(hasta))}</span>
    </Button>
  );
}
