import { useRouter } from 'next/navigation';
import { useRef } from 'react';
import { Sheet, SheetContent, SheetTitle } from '@/components/ui/sheet';
import { historySettled } from '@/components/ui/use-back-closes';
import { SHELL } from '@/lib/text/shell';
import { Navigation } from './navigation';
import { MENU_LINK, MenuFoot } from './sidebar';
import { useFocusReturn } from '@/components/ui/use-focus-return';

/** On a phone, the screens that have no place on the bar. */
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
