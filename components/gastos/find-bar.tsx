import { ListFilter, Search, X } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useEffect, useRef, useState, type Ref } from 'react';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/field';
import type { Catalogo, GastosFilter, Orden } from '@/lib/domain/gastos-query';
import { countFilters } from '@/lib/domain/query-address';
import { warmGastosIndex } from '@/lib/hooks/use-gastos-index';
import { usePreferences } from '@/lib/hooks/use-preferences';
import { FINDING } from '@/lib/text/gastos-words';
import type { Ask } from './use-asked-query';

const FilterDialog = dynamic(() => import('./filter-dialog').then((module) => module.FilterDialog), {
  ssr: false,
});

type FindBarProps = {
  ref: Ref<HTMLInputElement>;
  filter: GastosFilter;
  orden: Orden;
  catalogo: Catalogo;
  /** How many expenses are shown, null while that is not known. */
  found: number | null;
  onAsk: Ask;
};

/** The search and the way to the filters. */
export function FindBar({ ref, filter, orden, catalogo, found, onAsk }: FindBarProps) {
  const [open, setOpen] = useState(false);
  const set = countFilters(filter);
  return (
    <div className="flex gap-2 px-4 pt-3 sm:px-6 lg:ml-auto lg:w-96 lg:p-0">
      <SearchBox
        ref={ref}
        q={filter.q}
        onType={(q) => {
          onAsk({ filter: { ...filter, q } }, 'type');
        }}
      />
      <Button
        variant="outline"
        className="relative px-3"
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      >
        <ListFilter aria-hidden />
        <span className="sr-only sm:not-sr-only">{FINDING.filters}</span>
        {set > 0 ? (
          <span className="grid size-5 place-items-center rounded-full bg-primary text-xs text-primary-foreground">
            {set}
            <span className="sr-only">{set === 1 ? FINDING.set : FINDING.sets}</span>
          </span>
        ) : null}
      </Button>
      {open ? (
        <FilterDialog
          filter={filter}
          orden={orden}
          catalogo={catalogo}
          found={found}
          onAsk={onAsk}
          onClose={() => {
            setOpen(false);
          }}
        />
      ) : null}
    </div>
  );
}

/** Milliseconds between two searches while someone types: browsers refuse to have the address changed too often. */
const PAUSE = 200;

type SearchBoxProps = { ref: Ref<HTMLInputElement>; q: string; onType: (q: string) => void };

/** The words to find. The address follows at once, and while someone types on, now and then. */
function SearchBox({ ref, q, onType }: SearchBoxProps) {
  const [typed, setTyped] = useState(q);
  const [asked, setAsked] = useState(q);
  const { shortcuts } = usePreferences();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastAsk = useRef(-Infinity);
  // What the address says by itself, as after «back», goes over what was typed.
  if (q !== asked) {
    setAsked(q);
    if (q !== typed.trim()) setTyped(q);
  }
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );

  function type(text: string) {
    setTyped(text);
    clearTimeout(timer.current);
    function ask() {
      lastAsk.current = performance.now();
      onType(text.trim());
    }
    const wait = lastAsk.current + PAUSE - performance.now();
    if (wait > 0) timer.current = setTimeout(ask, wait);
    else ask();
  }

  return (
    <div role="search" className="relative min-w-0 flex-1">
      <Search
        aria-hidden
        className="pointer-events-none absolute left-3 top-1/2 size-4 -translate-y-1/2 text-muted-foreground"
      />
      <Input
        ref={ref}
        type="search"
        role="searchbox"
        aria-label={FINDING.search}
        aria-keyshortcuts={shortcuts ? '/' : undefined}
        placeholder={FINDING.search}
        autoComplete="off"
        enterKeyHint="search"
        value={typed}
        onFocus={warmGastosIndex}
        onChange={(event) => {
          type(event.target.value);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && typed !== '') type('');
        }}
        className="px-9 [&::-webkit-search-cancel-button]:hidden"
      />
      {typed === '' ? null : (
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
