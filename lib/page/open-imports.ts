import { hasOpenImports } from '@/lib/db/import-diary';
import { startJob } from './job-client';
import { pageProgram } from './page-database';

/** Reconciles the diary if a killed program left imports open. Never rejects. */
export async function closeOpenImports(): Promise<void> {
  try {
    if (await hasOpenImports(pageProgram)) await startJob('reconcile', null).outcome;
  } catch {
    // The screen reports an unreadable database.
  }
}
