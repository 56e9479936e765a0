import { Merge, Pencil, Trash2, type LucideIcon } from 'lucide-react';
import { useRef, type RefObject } from 'react';
import { Button } from '@/components/ui/button';
import { Popover } from '@/components/ui/popover';
import type { CatalogoRow } from '@/lib/domain/catalogo-entry';
import { CATALOGO } from '@/lib/text/catalogo';
import { BUTTONS } from '@/lib/text/common';
import type { CatalogoTask } from './catalogo-dialog';

type RowMenuProps = {
  anchor: RefObject<HTMLButtonElement | null>;
  name: string;
  row: CatalogoRow;
  mergeable: boolean;
  onTask: (task: CatalogoTask, opener: Element | null) => void;
  onClose: () => void;
};

const ACTIONS: readonly { kind: 'edit' | 'merge' | 'delete'; label: string; icon: LucideIcon }[] = [
  { kind: 'edit', label: BUTTONS.edit, icon: Pencil },
  { kind: 'merge', label: CATALOGO.mergeWith, icon: Merge },
  { kind: 'delete', label: BUTTONS.delete, icon: Trash2 },
];

export function RowMenu({ anchor, name, row, mergeable, onTask, onClose }: RowMenuProps) {
  const chosen = useRef(false);
  return (
    <Popover
      anchor={anchor}
      onClose={onClose}
      align="end"
      aria-label={name}
      className="grid w-44 p-1"
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        // After a choice the opened dialog takes the focus.
        if (!chosen.current) anchor.current?.focus();
      }}
    >
      {ACTIONS.filter(({ kind }) => mergeable || kind !== 'merge').map(({ kind, label, icon: Icon }) => (
        <Button
          key={kind}
          variant="ghost"
          className="justify-start px-3"
          onClick={() => {
            chosen.current = true;
            onClose();
            onTask({ kind, row }, anchor.current);
          }}
        >
          <Icon aria-hidden />
          {label}
        </Button>
      ))}
    </Popover>
  );
}
