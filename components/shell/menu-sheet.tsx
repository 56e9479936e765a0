import * as Primitive from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Backdrop } from '@/components/ui/dialog';
import { useFocusReturn } from '@/components/ui/keyboard-focus';
import { historySettled, useBackCloses } from '@/components/ui/use-back-closes';
import { SHELL } from '@/lib/text/shell';
import { MENU_LINK, MenuFoot, Navigation } from './sidebar';

const SheetTitle = Primitive.Title;

type SheetProps = { onClose: () => void; children: ReactNode };

export function Sheet({ onClose, children }: SheetProps) {
  useBackCloses(onClose);
  return (
    <Primitive.Root open onOpenChange={onClose}>
      {children}
    </Primitive.Root>
  );
}

type SheetContentProps = ComponentProps<typeof Primitive.Content> & { closeLabel: string };

function SheetContent({ className, children, closeLabel, ...props }: SheetContentProps) {
  return (
    <Primitive.Portal>
      <Backdrop />
      <Primitive.Content
        data-slot="sheet-content"
        aria-describedby={undefined}
        className={cn(
          'fixed inset-y-0 left-0 z-50 flex w-72 max-w-[85vw] flex-col overflow-y-auto bg-sidebar p-3 shadow-lg',
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

export function MenuSheet({ onClose }: { onClose: () => void }) {
  const giveFocusBack = useFocusReturn();
  const router = useRouter();
  const chosen = useRef<string | null>(null);

  async function goToChosen() {
    await historySettled();
    if (chosen.current !== null) router.push(chosen.current);
  }

  return (
    <Sheet onClose={onClose}>
      <SheetContent
        closeLabel={SHELL.closeMenu}
        onCloseAutoFocus={(event) => {
          giveFocusBack(event);
          void goToChosen();
        }}
      >
        <SheetTitle className="mb-4 flex h-10 items-center px-2.5 font-semibold tracking-tight">
          {SHELL.more}
        </SheetTitle>
        <Navigation
          only="off-bar"
          label={SHELL.mainNavigation}
          className="grid gap-1"
          linkClassName={MENU_LINK}
          onNavigate={(href) => {
            chosen.current = href;
            onClose();
          }}
        />
        <MenuFoot />
      </SheetContent>
    </Sheet>
  );
}
