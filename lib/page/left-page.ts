import { followWrites } from '@/lib/db/undo-writes';
import { pageDatabase, pageProgram } from './page-database';

/**
 * Has whatever the page is writing be undone when the browser keeps the page aside: it would hold what it is writing to, in
 * every tab. Dexie closes the connections.
 */
export function undoWritesOnLeaving(): () => void {
  const undos = [pageDatabase, pageProgram].map(followWrites);
  function leave({ persisted }: PageTransitionEvent) {
    if (persisted) for (const undo of undos) undo();
  }
  window.addEventListener('pagehide', leave);
  return () => {
    window.removeEventListener('pagehide', leave);
  };
}
