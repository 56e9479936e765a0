import { EllipsisVertical, Merge, Pencil, Trash2, type LucideIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import type { CatalogoRow } from '@/lib/domain/catalogo-entry';
import { CATALOGO } from '@/lib/text/catalogo';
import { BUTTONS } from '@/lib/text/common';
import { shownNombre } from '@/lib/text/format';
import type { CatalogoTask } from './catalogo-dialog';

type RowActionsProps = {
  row: CatalogoRow;
  mergeable: boolean;
  onTask: (task: CatalogoTask, opener: Element | null) => void;
};

const ACTIONS: readonly { kind: 'edit' | 'merge' | 'delete'; label: string; icon: LucideIcon }[] = [
  { kind: 'edit', label: BUTTONS.edit, icon: Pencil },
  { kind: 'merge', label: CATALOGO.mergeWith, icon: Merge },
  { kind: 'delete', label: BUTTONS.delete, icon: Trash2 },
];

/** What can be done with a row, behind one button. */
export function RowActions({ row, mergeable, onTask }: RowActionsProps) {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const chosen = useRef(false);
  const name = CATALOGO.actions(shownNombre(row.nombre));
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <Button ref={trigger} variant="ghost" size="icon" className="relative" aria-label={name}>
          <EllipsisVertical aria-hidden />
        </Button>
      </PopoverTrigger>
      <PopoverContent
        align="end"
        aria-label={name}
        className="grid w-44 p-1"
        onCloseAutoFocus={(event) => {
          // Where an action was chosen, the focus is for what it opens.
          if (chosen.current) event.preventDefault();
          chosen.current = false;
        }}
      >
        {ACTIONS.filter(({ kind }) => mergeable || kind !== 'merge').map(({ kind, label, icon: Icon }) => (
          <Button
            key={kind}
            variant="ghost"
            className="justify-start px-3"
            onClick={() => {
              chosen.current = true;
              setOpen(false);
              onTask({ kind, row }, trigger.current);
            }}
          >
            <Icon aria-hidden />
            {label}
          </Button>
        ))}
      </PopoverContent>
    </Popover>
  );
}
