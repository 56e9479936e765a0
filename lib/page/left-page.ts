import { followTransactions } from '@/lib/db/end-transactions';
import { pageDatabase, pageProgram } from './page-database';

/**
 * Has whatever the page does with its data be undone when the browser keeps the page aside: it would hold what it is reading
 * or writing, in every tab. Dexie closes the connections, and asks again for what is shown once the page is back.
 */
export function endTransactionsOnLeaving(): () => void {
  const ends = [pageDatabase, pageProgram].map(followTransactions);
  function leave({ persisted }: PageTransitionEvent) {
    if (persisted) for (const end of ends) void end();
  }
  window.addEventListener('pagehide', leave);
  return () => {
    window.removeEventListener('pagehide', leave);
  };
}
