import { EllipsisVertical } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { CatalogoRow } from '@/lib/domain/catalogo-entry';
import { CATALOGO } from '@/lib/text/catalogo';
import { shownNombre } from '@/lib/text/format';
import type { CatalogoTask } from './catalogo-dialog';

const RowMenu = dynamic(() => import('./row-menu').then((module) => module.RowMenu), { ssr: false });

type RowActionsProps = {
  row: CatalogoRow;
  mergeable: boolean;
  onTask: (task: CatalogoTask, opener: Element | null) => void;
};

/** The menu of a row, which loads at its first opening. */
export function RowActions({ row, mergeable, onTask }: RowActionsProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const name = CATALOGO.actions(shownNombre(row.nombre));
  return (
    <>
      <Button
        ref={button}
        variant="ghost"
        size="icon"
        className="relative"
        aria-label={name}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          setOpen(!open);
        }}
      >
        <EllipsisVertical aria-hidden />
      </Button>
      {open ? (
        <RowMenu
          anchor={button}
          name={name}
          row={row}
          mergeable={mergeable}
          onTask={onTask}
          onClose={() => {
            setOpen(false);
          }}
        />
      ) : null}
    </>
  );
}
