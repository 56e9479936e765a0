import { Download } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { GastosQuery, ListedGastos } from '@/lib/domain/gastos-query';
import { BUTTONS } from '@/lib/text/common';

const ExportMenu = dynamic(() => import('./export-menu').then((module) => module.ExportMenu), {
  ssr: false,
});

/** The menu loads at its first opening. `list` is null while it is not complete. */
export function ExportMenuButton({ query, list }: { query: GastosQuery; list: ListedGastos | null }) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        ref={button}
        variant="ghost"
        size="icon"
        aria-label={BUTTONS.exportList}
        title={BUTTONS.exportList}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          setOpen(!open);
        }}
      >
        <Download aria-hidden />
      </Button>
      {open ? (
        <ExportMenu
          anchor={button}
          query={query}
          list={list}
          onClose={() => {
            setOpen(false);
          }}
        />
      ) : null}
    </>
  );
}
