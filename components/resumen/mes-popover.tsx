import type { ComponentProps, RefObject } from 'react';
import { MesPicker } from '@/components/period/mes-picker';
import { Popover } from '@/components/ui/popover';
import { RESUMEN } from '@/lib/text/resumen';

type MesPopoverProps = ComponentProps<typeof MesPicker> & {
  anchor: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
};

export function MesPopover({ anchor, onClose, ...picker }: MesPopoverProps) {
  return (
    <Popover
      anchor={anchor}
      onClose={onClose}
      aria-label={RESUMEN.periodPicker}
      className="max-h-(--radix-popover-content-available-height) overflow-y-auto"
    >
      <MesPicker {...picker} />
    </Popover>
  );
}
