import { ArrowLeft, ListFilter, Search, X } from 'lucide-react';
import { type Ref, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { PeriodSwitch } from '@/components/period/period-switch';
import type { Ask } from '@/components/period/use-asked-query';
import { useShortcuts } from '@/components/shell/use-shortcuts';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Input } from '@/components/ui/field';
import { lazyPart } from '@/components/ui/lazy-part';
import { type Fecha, neighbourOf, type Period } from '@/lib/domain/dates';
import type { Catalogo } from '@/lib/domain/entities';
import { countFilters, type GastosFilter, type Orden } from '@/lib/domain/gastos-query';
import { useFormat } from '@/lib/hooks/use-format';
import { usePreferences } from '@/lib/hooks/use-setting';
import { gastosIndex } from '@/lib/page/queries/gastos-index-client';
import { cutSearch } from '@/lib/read/words';
import { BUTTONS } from '@/lib/text/common';
import { FINDING } from '@/lib/text/gastos-list';

const SearchExamples = lazyPart(() => import('./search-examples').then((module) => module.SearchExamples));

/** Browsers limit how often the address may change. */
const PAUSE_MS = 200;

type SearchBoxProps = {
  ref: Ref<HTMLInputElement>;
  q: string;
  isOpen: boolean;
  onType: (q: string) => void;
  onBack: () => void;
};

function SearchBox({ ref, q, isOpen, onType, onBack }: SearchBoxProps) {
  const { shortcuts } = usePreferences();
  const [text, type] = useTypedSearch(q, isOpen, onType);
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
        isUsed && <SearchExamples onPick={type} onBack={isOpen && q === '' ? onBack : null} />
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

/** The setter asks at once, then every `PAUSE_MS` of typing. */
function useTypedSearch(
  q: string,
  isOpen: boolean,
  onType: (q: string) => void,
): [string, (text: string) => void] {
  const [typing, setTyping] = useState({ text: q, askedQ: q });
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<string>(undefined);
  const asked = useRef(q);
  // A search asked for elsewhere, as by «back», replaces the typed text.
  if (q !== typing.askedQ) setTyping({ text: q, askedQ: q });
  useEffect(() => {
    // Waiting words would undo a search asked for elsewhere.
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
    waiting.current = cutSearch(text.trim());
    if (pause.current !== undefined) return;
    // The history first leaves the entry of an open box without text.
    if (isOpen && typing.text === '') pause.current = setTimeout(askWaiting);
    else askWaiting();
  }

  function askWaiting() {
    const words = waiting.current;
    pause.current = words === undefined ? undefined : setTimeout(askWaiting, PAUSE_MS);
    if (words === undefined) return;
    waiting.current = undefined;
    asked.current = words;
    setTyping(({ text }) => ({ text, askedQ: words }));
    onType(words);
  }

  return [typing.text, type];
}

const FilterDialog = lazyPart(() => import('./filter-dialog').then((module) => module.FilterDialog));

type FindBarProps = {
  period: Period;
  today: Fecha;
  filter: GastosFilter;
  orden: Orden;
  catalogo: Catalogo;
  /** Null while unknown. */
  found: number | null;
  onAsk: Ask;
};

export function FindBar({ today, ...finding }: FindBarProps) {
  const { period, filter, onAsk } = finding;
  const search = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isSearching = isOpen || filter.q !== '';
  function goTo(chosen: Period | null) {
    if (chosen) onAsk({ period: chosen });
  }
  useShortcuts({
    '/': () => search.current?.focus(),
    ArrowLeft: () => {
      goTo(neighbourOf(period, -1));
    },
    ArrowRight: () => {
      goTo(neighbourOf(period, 1));
    },
  });
  return (
    <div className="@container top-(--header-room) sticky z-10 flex h-14 items-center gap-1 border-b border-border bg-background px-2 sm:gap-2 sm:px-6 lg:gap-4 print:static print:h-auto print:px-0">
      <PeriodSwitch period={period} today={today} isAside={isSearching} onChange={goTo} />
      <SearchAndFilters {...finding} ref={search} isOpen={isSearching} onOpen={setIsOpen} />
    </div>
  );
}

type FindingProps = Omit<FindBarProps, 'today'>;

type SearchAndFiltersProps = FindingProps & {
  ref: RefObject<HTMLInputElement | null>;
  /** True while a phone shows the search. */
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
};

/** On a phone a search takes the row's place, beside the period. */
function SearchAndFilters({ ref, isOpen, onOpen, ...finding }: SearchAndFiltersProps) {
  const { filter, onAsk } = finding;
  const opener = useRef<HTMLButtonElement>(null);
  function end() {
    flushSync(() => {
      onOpen(false);
      onAsk({ filter: { q: '' } }, 'type');
    });
    opener.current?.focus();
  }
  return (
    <div
      className={cn(
        '@min-[46.75rem]:max-w-96 flex shrink-0 gap-1 sm:ml-auto sm:min-w-0 sm:flex-1 sm:gap-2',
        isOpen && 'max-sm:min-w-0 max-sm:flex-1',
        filter.q === '' && 'print:hidden',
      )}
    >
      <Button
        ref={opener}
        variant="ghost"
        size="icon"
        className={cn('sm:hidden', isOpen && 'hidden')}
        aria-label={BUTTONS.search}
        onClick={() => {
          flushSync(() => {
            onOpen(true);
          });
          ref.current?.focus();
        }}
      >
        <Search aria-hidden />
      </Button>
      <div className={cn('min-w-0 flex-1 gap-1 sm:flex', isOpen ? 'flex' : 'hidden')}>
        <Button
          variant="ghost"
          size="icon"
          className="sm:hidden"
          aria-label={FINDING.endSearch}
          onClick={end}
        >
          <ArrowLeft aria-hidden />
        </Button>
        <SearchBox
          {...{ ref, isOpen }}
          q={filter.q}
          onBack={end}
          onType={(q) => {
            // An emptied box stays open for another search.
            if (q === '') onOpen(true);
            onAsk({ filter: { q } }, 'type');
          }}
        />
      </div>
      <div className={cn('flex', isOpen && 'max-sm:hidden')}>
        <FilterButton {...finding} />
      </div>
    </div>
  );
}

function FilterButton(finding: FindingProps) {
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const set = countFilters(finding.filter);
  return (
    <>
      <Button
        variant="outline"
        className="relative px-3 max-sm:border-transparent max-sm:bg-transparent"
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      >
        <ListFilter aria-hidden />
        <span className="@min-[46.75rem]:not-sr-only sr-only">{FINDING.filters}</span>
        {set > 0 ? (
          <span className="grid size-5 place-items-center rounded-full bg-primary text-xs text-primary-foreground">
            {set}
            <span className="sr-only">{format.choose(set, FINDING.set)}</span>
          </span>
        ) : null}
      </Button>
      {open ? (
        <FilterDialog
          {...finding}
          onClose={() => {
            setOpen(false);
          }}
        />
      ) : null}
    </>
  );
}
