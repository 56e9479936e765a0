import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { Empty } from '@/components/ui/empty';
import { Skeleton } from '@/components/ui/skeleton';
import { WAITING } from '@/lib/text/common';
import { NO_GASTOS } from '@/lib/text/gastos-list';

export function GastosSkeleton() {
  return (
    <div role="status" className="grid gap-4 p-4 sm:p-6">
      <span className="sr-only">{WAITING.loading}</span>
      <Skeleton className="h-10 w-48" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
    </div>
  );
}

export function EmptyGastos({ children }: { children?: ReactNode }) {
  return (
    <Empty icon={Inbox} title={NO_GASTOS.empty} advice={NO_GASTOS.emptyAdvice}>
      {children}
    </Empty>
  );
}

/** Hidden if there were expenses the last time. */
export function EmptyOpening() {
  return (
    <div className="stored:hidden">
      <EmptyGastos />
    </div>
  );
}

/** The list's room if there were expenses the last time, else the notice of none. */
export function ListOpening() {
  return (
    <>
      <EmptyOpening />
      <div className="stored:block hidden">
        <GastosSkeleton />
      </div>
    </>
  );
}
