import { Sheet, SheetContent, SheetTitle } from '@/components/ui/sheet';
import { SHELL } from '@/lib/text/screens';
import { SidebarContent } from './sidebar';
import { useFocusReturn } from './use-focus-return';

/** The phone's menu. Rendered while it is open. */
export function MenuSheet({ onClose }: { onClose: () => void }) {
  const giveFocusBack = useFocusReturn();
  return (
    <Sheet open onOpenChange={onClose}>
      <SheetContent closeLabel={SHELL.closeMenu} onCloseAutoFocus={giveFocusBack}>
        <SheetTitle className="sr-only">{SHELL.menu}</SheetTitle>
        <SidebarContent onNavigate={onClose} />
      </SheetContent>
    </Sheet>
  );
}
