import { type KeyboardEvent as FieldKeyEvent, type RefObject, useEffect, useEffectEvent, useId } from 'react';
import { SCROLL_ROW } from '@/components/ui/choice-chips';
import { cn } from '@/components/ui/cn';
import { hashtagKey, hashtagOf, readEtiquetas, withEtiquetas } from '@/lib/domain/etiquetas';
import { etiquetasText, type GastoDraft } from '@/lib/domain/gasto-entry';
import { TEXT_FIELDS, type TextField } from '@/lib/domain/gasto-fields';
import { useQuery } from '@/lib/hooks/use-query';
import { etiquetasInUse } from '@/lib/page/queries/index-queries';
import { begunHashtag, etiquetasBegunBy } from '@/lib/read/line/line-catalogo';
import { ETIQUETAS } from '@/lib/text/etiquetas';

const MOST = 5;
const NONE: readonly string[] = [];

/** The last used first; empty until they are known. */
export function useEtiquetasInUse(): readonly string[] {
  return useQuery(etiquetasInUse)?.map(({ nombre }) => nombre) ?? NONE;
}

/** The texts in which the hashtag at the end of `text` is complete, by tag in use. */
export function completionsOf(text: string, used: readonly string[]): { nombre: string; text: string }[] {
  const begun = begunHashtag(text);
  // A whole tag needs no completion, and Enter saves it.
  if (!begun || used.some((nombre) => hashtagKey(nombre) === begun.key)) return [];
  return etiquetasBegunBy(begun.key, used)
    .slice(0, MOST)
    .map((nombre) => ({ nombre, text: `${text.slice(0, begun.start - 1)}${hashtagOf(nombre)} ` }));
}

/** Enter and Tab take the first of `completions`. True if the key is used up. */
export function completesHashtag(
  event: FieldKeyEvent<HTMLInputElement | HTMLTextAreaElement>,
  [first]: readonly { text: string }[],
  onText: (text: string) => void,
): boolean {
  if ((event.key !== 'Enter' && event.key !== 'Tab') || event.shiftKey) return false;
  const { selectionStart, value } = event.currentTarget;
  if (!first || event.nativeEvent.isComposing || selectionStart !== value.length) return false;
  event.preventDefault();
  onText(first.text);
  return true;
}

const NOTHING: BegunInText = { nombres: [], take: () => undefined };

type Drafted = { draft: GastoDraft; change: (part: Partial<GastoDraft>) => void };

/** Tags that a hashtag at the end of a text begins; `take` moves one from the text to the tags. */
type BegunInText = { nombres: readonly string[]; take: (nombre: string) => void };

export const MAX_OFFERED = 5;

/** Null without any. */
export function offeredIn({ nombres, take }: BegunInText) {
  const options = nombres.slice(0, MAX_OFFERED).map((nombre) => ({ nombre, label: nombre }));
  return options.length > 0 ? { options, active: 0, pick: take } : null;
}

/**
 * Enter or Tab behind `#li` in a text of the form moves the tag in use from the text to the tags. A new tag has its
 * own line. Answers the tags that the first such text begins.
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

type EtiquetaOption = { nombre: string; label: string };

type EtiquetaOptionsProps = {
  id: string;
  options: readonly EtiquetaOption[];
  /** A place among them; -1 for none. */
  active: number;
  pick: (nombre: string) => void;
};

/** A name may hold what no id can. */
export function optionId(id: string, place: number): string {
  return `${id}-${place}`;
}

/** A row below the line, which keeps the focus. Its room is always there. */
export function EtiquetaOptions({ id, options, active, pick }: EtiquetaOptionsProps) {
  return (
    <div
      id={id}
      role={options.length > 0 ? 'listbox' : undefined}
      aria-label={options.length > 0 ? ETIQUETAS.inUse : undefined}
      className={cn(SCROLL_ROW, 'min-h-14 sm:min-h-11')}
    >
      {options.map(({ nombre, label }, place) => (
        <div
          key={label}
          id={optionId(id, place)}
          role="option"
          aria-selected={place === active}
          onPointerDown={(event) => {
            event.preventDefault();
          }}
          onClick={() => {
            pick(nombre);
          }}
          className="inline-flex h-11 max-w-56 cursor-pointer items-center rounded-full border border-input px-3.5 text-sm hover:bg-accent aria-selected:border-primary aria-selected:text-primary sm:h-8"
        >
          <span className="truncate">{label}</span>
        </div>
      ))}
    </div>
  );
}

type HashtagCompletionsProps = {
  completions: ReturnType<typeof completionsOf>;
  onText: (text: string) => void;
};

/** Enter takes the first. */
export function HashtagCompletions({ completions, onText }: HashtagCompletionsProps) {
  return (
    <EtiquetaOptions
      id={useId()}
      options={completions.map(({ nombre }) => ({ nombre, label: hashtagOf(nombre) }))}
      active={0}
      pick={(nombre) => {
        const completed = completions.find((one) => one.nombre === nombre);
        if (completed) onText(completed.text);
      }}
    />
  );
}
