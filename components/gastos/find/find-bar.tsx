import { ListFilter } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useState, type Ref } from 'react';
import { Button } from '@/components/ui/button';
import type { GastosFilter } from '@/lib/domain/gastos-query';
import type { Catalogo } from '@/lib/domain/entities';
import type { Orden } from '@/lib/domain/gastos-order';
import { countFilters } from '@/lib/domain/query-address';
import { useFormat } from '@/lib/hooks/use-format';
import { FINDING } from '@/lib/text/gastos';
import { SearchBox } from './search-box';
import type { Ask } from '@/components/period/use-asked-query';

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
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const set = countFilters(filter);
  return (
    <div className="flex gap-2 px-4 pt-3 sm:px-6 lg:ml-auto lg:w-96 lg:p-0">
      <SearchBox
        ref={ref}
        q={filter.q}
        onType={(q) => {
          onAsk({ filter: { q } }, 'type');
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
            <span className="sr-only">{format.choose(set, FINDING.set)}</span>
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
