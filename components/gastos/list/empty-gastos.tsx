import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { GastosSkeleton } from '@/components/gasto/gastos-skeleton';
import { Empty } from '@/components/ui/empty';
import { NO_GASTOS } from '@/lib/text/gastos-list';

/** The children offer ways on. */
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
