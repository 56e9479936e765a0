import { useState } from 'react';
import { Sheet, SheetContent, SheetTitle } from '@/components/ui/sheet';
import { SHELL } from '@/lib/text/screens';
import { SidebarContent } from './sidebar';

/** The phone's menu. Rendered while it is open. */
export function MenuSheet({ onClose }: { onClose: () => void }) {
  const [opener] = useState(() => document.activeElement);
  return (
    <Sheet open onOpenChange={onClose}>
      <SheetContent
        closeLabel={SHELL.closeMenu}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (opener instanceof HTMLElement) opener.focus();
        }}
      >
        <SheetTitle className="sr-only">{SHELL.menu}</SheetTitle>
        <SidebarContent onNavigate={onClose} />
      </SheetContent>
    </Sheet>
  );
}
