import { useEffect, useEffectEvent, type RefObject } from 'react';
import { readEtiquetas, withEtiquetas } from '@/lib/domain/etiquetas';
import { etiquetasText, type GastoDraft } from '@/lib/domain/gasto-entry';
import { TEXT_FIELDS, type TextField } from '@/lib/domain/gasto-fields';
import { begunHashtag, etiquetasBegunBy } from '@/lib/read/line/line-catalogo';
import { useEtiquetasInUse } from './use-hashtag';

const NOTHING: BegunInText = { nombres: [], take: () => undefined };

type Drafted = { draft: GastoDraft; change: (part: Partial<GastoDraft>) => void };

/** The tags that a hashtag at the end of a text begins; `take` moves one from the text to the tags. */
export type BegunInText = { nombres: readonly string[]; take: (nombre: string) => void };

export const MAX_OFFERED = 5;

/** Null without any. */
export function offeredIn({ nombres, take }: BegunInText) {
  const options = nombres.slice(0, MAX_OFFERED).map((nombre) => ({ nombre, label: nombre }));
  return options.length > 0 ? { options, active: 0, pick: take } : null;
}

/**
 * Enter and Tab behind `#li` in a text of the form take the tag in use out of the text. A new one is entered in the tags'
 * own line. Answers what the first such text begins.
 */
export function useHashtagsIn(form: RefObject<HTMLElement | null>, { draft, change }: Drafted): BegunInText {
  const used = useEtiquetasInUse();

  function begunIn(field: TextField): BegunInText | null {
    const begun = begunHashtag(draft[field]);
    const nombres = begun ? etiquetasBegunBy(begun.key, used) : [];
    if (!begun || nombres.length === 0) return null;
    return {
      nombres,
      take: (nombre) => {
        const { kept } = readEtiquetas(draft.etiquetas);
        change({
          [field]: draft[field].slice(0, begun.start - 1).trimEnd(),
          etiquetas: etiquetasText(withEtiquetas(kept, [nombre])),
        });
      },
    };
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    const isTaking = (key === 'Enter' || key === 'Tab') && !event.shiftKey && !event.isComposing;
    const field = TEXT_FIELDS.find((name) => target instanceof HTMLInputElement && target.name === name);
    const begun = field && isTaking ? begunIn(field) : null;
    const [nombre] = begun?.nombres ?? [];
    if (!begun || nombre === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    begun.take(nombre);
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

  return TEXT_FIELDS.map(begunIn).find((begun) => begun !== null) ?? NOTHING;
}
