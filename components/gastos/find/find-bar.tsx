import { ListFilter, Search, X } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import type { GastosFilter } from '@/lib/domain/gastos-query';
import type { Catalogo } from '@/lib/domain/entities';
import type { Orden } from '@/lib/domain/gastos-order';
import { countFilters } from '@/lib/domain/query-address';
import { useFormat } from '@/lib/hooks/use-format';
import { BUTTONS } from '@/lib/text/common';
import { FINDING } from '@/lib/text/gastos';
import { SearchBox } from './search-box';
import type { Ask } from '@/components/period/use-asked-query';

const FilterDialog = dynamic(() => import('./filter-dialog').then((module) => module.FilterDialog), {
  ssr: false,
});

type FindBarProps = {
  ref: RefObject<HTMLInputElement | null>;
  filter: GastosFilter;
  orden: Orden;
  catalogo: Catalogo;
  /** Null while unknown. */
  found: number | null;
  onAsk: Ask;
};

export function FindBar({ ref, filter, orden, catalogo, found, onAsk }: FindBarProps) {
  const [asked, setAsked] = useState(false);
  const searching = asked || filter.q !== '';
  return (
    <div
      className={cn(
        '@min-[46.75rem]:max-w-96 flex shrink-0 gap-1 sm:ml-auto sm:min-w-0 sm:flex-1 sm:gap-2',
        filter.q === '' && 'print:hidden',
      )}
    >
      <Button
        variant="ghost"
        size="icon"
        className="sm:hidden"
        aria-label={BUTTONS.search}
        aria-expanded={searching}
        onClick={() => {
          flushSync(() => {
            setAsked(true);
          });
          ref.current?.focus();
        }}
      >
        <Search aria-hidden />
      </Button>
      {/* On a phone the search covers the period while it is used. */}
      <div
        className={cn(
          'absolute inset-x-0 z-10 gap-1 bg-background px-2 sm:static sm:flex sm:min-w-0 sm:flex-1 sm:px-0',
          searching ? 'flex' : 'hidden',
        )}
      >
        <SearchBox
          ref={ref}
          q={filter.q}
          onType={(q) => {
            // An emptied box stays open for another search.
            if (q === '') setAsked(true);
            onAsk({ filter: { q } }, 'type');
          }}
        />
        <Button
          variant="ghost"
          size="icon"
          className="sm:hidden"
          aria-label={FINDING.endSearch}
          onClick={() => {
            setAsked(false);
            onAsk({ filter: { q: '' } }, 'type');
          }}
        >
          <X aria-hidden />
        </Button>
      </div>
      <FilterButton {...{ filter, orden, catalogo, found, onAsk }} />
    </div>
  );
}

/** Opens the filters, and counts the set ones. */
function FilterButton(query: Omit<FindBarProps, 'ref'>) {
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const set = countFilters(query.filter);
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
          {...query}
          onClose={() => {
            setOpen(false);
          }}
        />
      ) : null}
    </>
  );
}
