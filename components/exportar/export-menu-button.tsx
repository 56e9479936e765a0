import { Download } from 'lucide-react';
import { lazyPart } from '@/components/ui/lazy-part';
import { PopoverButton } from '@/components/ui/popover-button';
import type { GastosQuery, ListedGastos } from '@/lib/domain/gastos-query';
import { BUTTONS } from '@/lib/text/common';

const ExportMenu = lazyPart(() => import('./export-menu').then((module) => module.ExportMenu));

/** The menu loads at its first opening. `list` is null while it is not complete. */
export function ExportMenuButton({ query, list }: { query: GastosQuery; list: ListedGastos | null }) {
  return (
    <PopoverButton
      variant="ghost"
      size="icon"
      aria-label={BUTTONS.exportList}
      title={BUTTONS.exportList}
      panel={(opened) => <ExportMenu query={query} list={list} {...opened} />}
    >
      <Download aria-hidden />
    </PopoverButton>
  );
}
