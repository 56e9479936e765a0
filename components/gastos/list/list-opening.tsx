import { GastosSkeleton } from '@/components/gasto/gastos-skeleton';
import { EmptyOpening } from './empty-gastos';

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
