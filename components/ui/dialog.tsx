import * as Primitive from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { type ComponentProps, type ReactNode, type RefObject, useEffect } from 'react';
import { Button } from './button';
import { cn } from './cn';
import { useFocusReturn } from './keyboard-focus';
import { useBackCloses } from './use-back-closes';

/** A sheet from below on a phone, a box in the middle on a desk. */
export const DIALOG_BOX =
  'fixed inset-x-0 bottom-[calc(var(--toast-room)+var(--keyboard-room))] z-50 flex max-h-[min(92dvh,var(--seen-height)-var(--toast-room))] flex-col rounded-t-card border border-border bg-card shadow-lg ' +
  'sm:-translate-1/2 sm:inset-x-auto sm:bottom-auto sm:left-1/2 sm:top-[calc(50%-var(--keyboard-room)/2)] sm:max-h-[min(92dvh,var(--seen-height)-2*var(--toast-room))] sm:w-full base:sm:max-w-lg sm:rounded-card';

export const DIALOG_HEADER =
  'flex items-center justify-between gap-1 border-b border-border py-1.5 pl-[min(1.25rem,6.25vw)] pr-[min(0.5rem,2.5vw)]';

/** Full height on a phone with our own keys, so that late content moves nothing. */
export const TALL_DIALOG = 'pad:max-sm:h-dvh pad:max-sm:max-h-[calc(var(--seen-height)-var(--toast-room))]';

/** Dims the page and takes its presses; globals.css stops its scrolling. */
export function Backdrop() {
  return <div data-slot="backdrop" className="pointer-events-auto fixed inset-0 z-50 bg-black/50" />;
}

type DialogProps = {
  onClose: () => void;
  address?: string;
  children: ReactNode;
};

/** Render it only while it is open. «Back» closes it too. */
export function Dialog({ onClose, address, children }: DialogProps) {
  useBackCloses(onClose, address);
  return (
    <Primitive.Root open onOpenChange={onClose}>
      {children}
    </Primitive.Root>
  );
}

type DialogContentProps = ComponentProps<typeof Primitive.Content> & {
  title: string;
  closeLabel: string;
  opener?: RefObject<Element | null>;
  /** True if the content takes the focus itself. */
  focusesItself?: boolean;
  /** True if a press beside it, perhaps a slip, must not close it. */
  keepsOpen?: boolean;
};

export function DialogContent({
  title,
  closeLabel,
  opener,
  focusesItself = false,
  keepsOpen = false,
  className,
  children,
  ...props
}: DialogContentProps) {
  const giveFocusBack = useFocusReturn(opener);
  useSeenPart();
  return (
    <Primitive.Portal>
      <Backdrop />
      <Primitive.Content
        data-slot="dialog-content"
        aria-describedby={undefined}
        className={cn(DIALOG_BOX, className)}
        onOpenAutoFocus={focusesItself ? preventDefault : focusFirstField}
        onCloseAutoFocus={giveFocusBack}
        {...props}
        onInteractOutside={(event) => {
          const isToast = event.target instanceof Element && event.target.closest('[data-sonner-toaster]');
          if (keepsOpen || isToast) event.preventDefault();
        }}
      >
        <div className={DIALOG_HEADER}>
          <Primitive.Title className="font-semibold">{title}</Primitive.Title>
          <Primitive.Close asChild>
            <Button variant="ghost" size="icon" aria-label={closeLabel}>
              <X aria-hidden />
            </Button>
          </Primitive.Close>
        </div>
        {children}
      </Primitive.Content>
    </Primitive.Portal>
  );
}

function preventDefault(event: Event): void {
  event.preventDefault();
}

/** By default the close button has the focus: right with touch, where a field opens the keyboard. */
function focusFirstField(event: Event): void {
  const dialog = event.target instanceof Element ? event.target : null;
  const field = dialog?.querySelector<HTMLElement>('input:enabled, select:enabled, textarea:enabled');
  if (!field || matchMedia('(pointer: coarse)').matches) return;
  event.preventDefault();
  field.focus();
}

/** The number of open dialogs. */
let dialogs = 0;

/**
 * Sets `--seen-height`, and `--keyboard-room` below the visible part, if the keyboard lies over the page, as in
 * Safari.
 */
function useSeenPart(): void {
  useEffect(() => {
    const { visualViewport } = window;
    dialogs += 1;
    tellSeenPart();
    visualViewport?.addEventListener('resize', tellAndFollow);
    visualViewport?.addEventListener('scroll', tellSeenPart);
    return () => {
      dialogs -= 1;
      visualViewport?.removeEventListener('resize', tellAndFollow);
      visualViewport?.removeEventListener('scroll', tellSeenPart);
      if (dialogs === 0) forgetSeenPart();
    };
  }, []);
}

/** The browser scrolled before the dialog became smaller. */
function tellAndFollow(): void {
  tellSeenPart();
  document.activeElement?.scrollIntoView({ block: 'nearest' });
}

function tellSeenPart(): void {
  const seen = window.visualViewport;
  const room = seen ? Math.round(window.innerHeight - seen.height - seen.offsetTop) : 0;
  // Of a magnified or too wide page, less is visible for another reason.
  if (!seen || seen.scale !== 1 || Math.round(seen.width) < window.innerWidth || room <= 0) {
    forgetSeenPart();
    return;
  }
  const { style } = document.documentElement;
  style.setProperty('--seen-height', `${seen.height}px`);
  style.setProperty('--keyboard-room', `${room}px`);
}

function forgetSeenPart(): void {
  const { style } = document.documentElement;
  style.removeProperty('--seen-height');
  style.removeProperty('--keyboard-room');
}
