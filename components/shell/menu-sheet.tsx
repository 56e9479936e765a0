import { useRouter } from 'next/navigation';
import { useRef } from 'react';
import { Sheet, SheetContent, SheetTitle } from '@/components/ui/sheet';
import { historySettled } from '@/components/ui/use-back-closes';
import { SHELL } from '@/lib/text/shell';
import { SidebarContent } from './sidebar';
import { useFocusReturn } from '@/components/ui/use-focus-return';

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
        <SheetTitle className="sr-only">{SHELL.menu}</SheetTitle>
        <SidebarContent
          onNavigate={(href) => {
            chosen.current = href;
            onClose();
          }}
        />
      </SheetContent>
    </Sheet>
  );
}
