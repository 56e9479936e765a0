import { GastosSkeleton } from '@/components/gasto/gastos-skeleton';
import { EmptyOpening } from './empty-gastos';

/** Stands in for the list while it is read: its room if there were expenses the last time, else the notice of none. */
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
