import { useEffect, useEffectEvent, type RefObject } from 'react';
import { readEtiquetas, withEtiquetas } from '@/lib/domain/etiquetas';
import { etiquetasText, type GastoDraft } from '@/lib/domain/gasto-entry';
import { TEXT_FIELDS } from '@/lib/domain/gasto-fields';
import { begunHashtag, etiquetasBegunBy } from '@/lib/read/line/line-etiquetas';
import { useEtiquetasInUse } from './use-hashtag';

type Drafted = { draft: GastoDraft; change: (part: Partial<GastoDraft>) => void };

/**
 * Enter and Tab behind `#li` in a text of the form take the tag in use out of the text. A new one is entered in the tags'
 * own line.
 */
export function useHashtagsIn(form: RefObject<HTMLElement | null>, { draft, change }: Drafted): void {
  const used = useEtiquetasInUse();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    const isTaking = (key === 'Enter' || key === 'Tab') && !event.shiftKey && !event.isComposing;
    const field = TEXT_FIELDS.find((name) => target instanceof HTMLInputElement && target.name === name);
    const begun = field && isTaking ? begunHashtag(draft[field]) : null;
    const [nombre] = begun ? etiquetasBegunBy(begun.key, used) : [];
    if (!field || !begun || nombre === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const { kept } = readEtiquetas(draft.etiquetas);
    change({
      [field]: draft[field].slice(0, begun.start - 1).trimEnd(),
      etiquetas: etiquetasText(withEtiquetas(kept, [nombre])),
    });
  });
  useEffect(() => {
    const listened = form.current?.closest('form');
    function onKeyDown(event: KeyboardEvent) {
      onKey(event);
    }
    listened?.addEventListener('keydown', onKeyDown, true);
    return () => {
      listened?.removeEventListener('keydown', onKeyDown, true);
    };
  }, [form]);
}
