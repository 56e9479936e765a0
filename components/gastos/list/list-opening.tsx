import { GastosSkeleton } from '@/components/gasto/gastos-skeleton';
import { EmptyOpening } from './empty-gastos';

/**
 * Stands where the list will be while it is read: its room if there were expenses the last time, else already what is said
 * where there are none.
 */
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
