import { Search, X } from 'lucide-react';
import { lazyPart } from '@/components/ui/lazy-part';
import { useEffect, useRef, useState, type Ref } from 'react';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/field';
import { cutSearch } from '@/lib/read/words';
import { gastosIndex } from '@/lib/page/gastos-index-client';
import { usePreferences } from '@/lib/hooks/use-setting';
import { BUTTONS } from '@/lib/text/common';
import { FINDING } from '@/lib/text/gastos-list';

const SearchExamples = lazyPart(() => import('./search-examples').then((module) => module.SearchExamples));

/** Browsers limit how often the address may change. */
const PAUSE_MS = 200;

type SearchBoxProps = { ref: Ref<HTMLInputElement>; q: string; onType: (q: string) => void };

export function SearchBox({ ref, q, onType }: SearchBoxProps) {
  const { shortcuts } = usePreferences();
  const [text, type] = useTypedSearch(q, onType);
  const [isUsed, setIsUsed] = useState(false);
  return (
    <div
      role="search"
      className="relative min-w-0 flex-1"
      onFocus={() => {
        setIsUsed(true);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setIsUsed(false);
      }}
    >
      <Search
        aria-hidden
        className="pointer-events-none absolute left-3 top-1/2 size-4 -translate-y-1/2 text-muted-foreground max-sm:hidden"
      />
      <Input
        ref={ref}
        type="search"
        role="searchbox"
        aria-label={BUTTONS.search}
        aria-keyshortcuts={shortcuts ? '/' : undefined}
        placeholder={BUTTONS.search}
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        onFocus={gastosIndex.warm}
        onChange={(event) => {
          type(event.target.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          if (text === '') setIsUsed(false);
          else type('');
        }}
        className="pr-9 sm:pl-9 [&::-webkit-search-cancel-button]:hidden"
      />
      {text === '' ? (
        isUsed && <SearchExamples onPick={type} />
      ) : (
        <Button
          variant="ghost"
          size="icon"
          aria-label={FINDING.clearSearch}
          onClick={() => {
            type('');
          }}
          className="absolute right-0 top-0 text-muted-foreground"
        >
          <X aria-hidden />
        </Button>
      )}
    </div>
  );
}

/** The text in the box and its setter, which asks at once, then every `PAUSE_MS` while someone types on. */
function useTypedSearch(q: string, onType: (q: string) => void): [string, (text: string) => void] {
  const [typing, setTyping] = useState({ text: q, askedQ: q });
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<string>(undefined);
  const asked = useRef(q);
  // A search asked for elsewhere, as by «back», replaces the typed text.
  if (q !== typing.askedQ) setTyping({ text: q, askedQ: q });
  useEffect(() => {
    // Waiting words would undo a search asked for elsewhere, such as «Quitar la búsqueda».
    if (q !== asked.current) waiting.current = undefined;
    asked.current = q;
  }, [q]);
  useEffect(
    () => () => {
      clearTimeout(pause.current);
    },
    [],
  );

  function type(text: string) {
    setTyping((last) => ({ ...last, text }));
    const words = cutSearch(text.trim());
    if (pause.current === undefined) ask(words);
    else waiting.current = words;
  }

  function ask(words: string) {
    waiting.current = undefined;
    asked.current = words;
    pause.current = setTimeout(() => {
      pause.current = undefined;
      if (waiting.current !== undefined) ask(waiting.current);
    }, PAUSE_MS);
    setTyping(({ text }) => ({ text, askedQ: words }));
    onType(words);
  }

  return [typing.text, type];
}
