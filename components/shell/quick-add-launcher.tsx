import { Plus } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { setQuickAddOpen, useQuickAddOpen } from '@/lib/hooks/use-quick-add';
import { ENTRY } from '@/lib/text/screens';

const QuickAdd = dynamic(() => import('@/components/gastos/quick-add').then((module) => module.QuickAdd), {
  ssr: false,
});

/** Holds the entry form, which loads when it is first opened, and its key. */
export function QuickAddLauncher() {
  const open = useQuickAddOpen();
  useEffect(() => {
    function openOnKey(event: KeyboardEvent) {
      if (event.key !== 'n' || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
      event.preventDefault();
      setQuickAddOpen(true);
    }
    document.addEventListener('keydown', openOnKey);
    return () => {
      document.removeEventListener('keydown', openOnKey);
    };
  }, []);
  return open ? <QuickAdd /> : null;
}

/** The button of wide screens. */
export function QuickAddButton() {
  return (
    <Button
      className="ml-auto hidden md:inline-flex"
      aria-keyshortcuts="n"
      onClick={() => {
        setQuickAddOpen(true);
      }}
    >
      <Plus aria-hidden />
      {ENTRY.open}
    </Button>
  );
}

/** The button of the phone's bar. */
export function QuickAddBarButton() {
  return (
    <Button
      size="icon"
      className="mx-3 size-12 self-center rounded-full"
      aria-label={ENTRY.open}
      onClick={() => {
        setQuickAddOpen(true);
      }}
    >
      <Plus aria-hidden className="size-6!" />
    </Button>
  );
}

/** Whether a key belongs to something else: a text field, or a dialog that is open. */
function isBusy(target: EventTarget | null): boolean {
  const typing =
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
  return typing || document.querySelector('[role=dialog], [role=alertdialog]') !== null;
}
