import type { StatementLibraries } from '@/lib/statements/read-workbook';
import { serve } from './serve';
import { StatementRunner } from './statement-runner';
import { createStores } from './stores';

export function serveStatements(libraries: StatementLibraries): void {
  const stores = createStores();
  serve([stores.db, stores.program], (send) => new StatementRunner(stores, libraries, send));
}
