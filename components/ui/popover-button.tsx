import { useRef, useState, type ComponentProps, type ReactNode, type RefObject } from 'react';
import { Button } from './button';

type Opened = { anchor: RefObject<HTMLButtonElement | null>; onClose: () => void };

type PlainButton = Exclude<ComponentProps<typeof Button>, { asChild: true }>;

type PopoverButtonProps = Omit<PlainButton, 'onClick' | 'ref'> & {
  panel: (opened: Opened) => ReactNode;
};

export function PopoverButton({ panel, ...props }: PopoverButtonProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        ref={anchor}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          setOpen(!open);
        }}
        {...props}
      />
      {open ? (
        <Panel
          draw={panel}
          anchor={anchor}
          onClose={() => {
            setOpen(false);
          }}
        />
      ) : null}
    </>
  );
}

/** A component of its own, because only components may hand a ref on while React draws. */
function Panel({ draw, ...opened }: Opened & { draw: PopoverButtonProps['panel'] }) {
  return draw(opened);
}
