import * as Primitive from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Backdrop } from './backdrop';
import { Button } from './button';
import { cn } from './cn';
import { useBackCloses } from './use-back-closes';

export const SheetTitle = Primitive.Title;

type SheetProps = { onClose: () => void; children: ReactNode };

/** Render it only while it is open. «Back» closes it too. */
export function Sheet({ onClose, children }: SheetProps) {
  useBackCloses(onClose);
  return (
    <Primitive.Root open onOpenChange={onClose}>
      {children}
    </Primitive.Root>
  );
}

type SheetContentProps = ComponentProps<typeof Primitive.Content> & { closeLabel: string };

export function SheetContent({ className, children, closeLabel, ...props }: SheetContentProps) {
  return (
    <Primitive.Portal>
      <Backdrop />
      <Primitive.Content
        data-slot="sheet-content"
        aria-describedby={undefined}
        className={cn(
          'fixed inset-y-0 left-0 z-50 flex w-72 max-w-[85vw] flex-col bg-sidebar p-3 shadow-lg',
          className,
        )}
        {...props}
      >
        {children}
        <Primitive.Close asChild>
          <Button variant="ghost" size="icon" className="absolute right-2 top-2" aria-label={closeLabel}>
            <X aria-hidden />
          </Button>
        </Primitive.Close>
      </Primitive.Content>
    </Primitive.Portal>
  );
}
