import type { ComponentProps, RefObject } from 'react';
import { MesPicker } from '@/components/period/mes-picker';
import { Popover, PopoverAnchor, PopoverContent } from '@/components/ui/popover';
import { RESUMEN } from '@/lib/text/resumen';

type MesPopoverProps = ComponentProps<typeof MesPicker> & {
  anchor: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
};

export function MesPopover({ anchor, onClose, ...picker }: MesPopoverProps) {
  return (
    <Popover open onOpenChange={onClose}>
      <PopoverAnchor virtualRef={anchor} />
      <PopoverContent
        aria-label={RESUMEN.periodPicker}
        className="max-h-(--radix-popover-content-available-height) overflow-y-auto"
        onInteractOutside={(event) => {
          // The button closes the popover itself.
          if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          anchor.current?.focus();
        }}
      >
        <MesPicker {...picker} />
      </PopoverContent>
    </Popover>
  );
}
