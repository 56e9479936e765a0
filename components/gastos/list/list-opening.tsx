import { GastosSkeleton } from '@/components/gasto/gastos-skeleton';
import { EmptyOpening } from './empty-gastos';

/**
 * Stands where the list will be while it is read: its room if there were expenses the last time, else already what is said
 * where there are none. `withBar`: the bar above the list is not there yet, either.
 */
export function ListOpening({ withBar = false }: { withBar?: boolean }) {
  return (
    <>
      {withBar ? <div className="stored:hidden h-14 border-b border-border" /> : null}
      <EmptyOpening />
      <div className="stored:block hidden">
        <GastosSkeleton />
      </div>
    </>
  );
}
