import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { Empty } from '@/components/ui/empty';
import { NO_GASTOS } from '@/lib/text/gastos';

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
