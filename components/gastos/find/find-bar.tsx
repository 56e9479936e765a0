import { ArrowLeft, ListFilter, Search } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Ask } from '@/components/period/use-asked-query';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { lazyPart } from '@/components/ui/lazy-part';
import type { Catalogo } from '@/lib/domain/entities';
import { countFilters, type GastosFilter, type Orden } from '@/lib/domain/gastos-query';
import { useFormat } from '@/lib/hooks/use-format';
import { BUTTONS } from '@/lib/text/common';
import { FINDING } from '@/lib/text/gastos-list';
import { SearchBox } from './search-box';

const FilterDialog = lazyPart(() => import('./filter-dialog').then((module) => module.FilterDialog));

type FindBarProps = {
  ref: RefObject<HTMLInputElement | null>;
  /** True while a phone shows the search. */
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  filter: GastosFilter;
  orden: Orden;
  catalogo: Catalogo;
  /** Null while unknown. */
  found: number | null;
  onAsk: Ask;
};

/** On a phone a search takes the row's place, beside the period. */
export function FindBar({ ref, isOpen, onOpen, filter, orden, catalogo, found, onAsk }: FindBarProps) {
  const opener = useRef<HTMLButtonElement>(null);
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
          onClick={() => {
            flushSync(() => {
              onOpen(false);
              onAsk({ filter: { q: '' } }, 'type');
            });
            opener.current?.focus();
          }}
        >
          <ArrowLeft aria-hidden />
        </Button>
        <SearchBox
          ref={ref}
          q={filter.q}
          onType={(q) => {
            // An emptied box stays open for another search.
            if (q === '') onOpen(true);
            onAsk({ filter: { q } }, 'type');
          }}
        />
      </div>
      <div className={cn('flex', isOpen && 'max-sm:hidden')}>
        <FilterButton {...{ filter, orden, catalogo, found, onAsk }} />
      </div>
    </div>
  );
}

/** Opens the filters, and counts the set ones. */
function FilterButton(query: Omit<FindBarProps, 'ref' | 'isOpen' | 'onOpen'>) {
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
