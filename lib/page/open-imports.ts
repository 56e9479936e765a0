import { hasOpenImports } from '@/lib/db/import-diary';
import { startJob } from './job-client';
import { pageProgram } from './page-database';

/** Brings the diary of imports in line with the data where a program that was killed has left some open. Never rejects. */
export async function closeOpenImports(): Promise<void> {
  try {
    if (await hasOpenImports(pageProgram)) await startJob('reconcile', null).outcome;
  } catch {
    // The database cannot be read: the screen says so by itself.
  }
}
