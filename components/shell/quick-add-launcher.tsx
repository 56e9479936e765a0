import { Plus } from 'lucide-react';
import dynamic from 'next/dynamic';
import { Button } from '@/components/ui/button';
import { setQuickAddOpen, useQuickAddOpen } from '@/lib/hooks/use-quick-add';
import { ENTRY } from '@/lib/text/screens';
import { useShortcuts } from './use-shortcuts';

const QuickAdd = dynamic(() => import('@/components/gastos/quick-add').then((module) => module.QuickAdd), {
  ssr: false,
});

/** Holds the entry form, which loads when it is first opened, and its key. */
export function QuickAddLauncher() {
  const open = useQuickAddOpen();
  useShortcuts({
    n: () => {
      setQuickAddOpen(true);
    },
  });
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
