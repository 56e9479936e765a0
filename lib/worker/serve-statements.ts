import { GastosDatabase } from '@/lib/db/database';
import { beginWorker } from './begin-worker';
import { ProgramDatabase } from '@/lib/db/program-database';
import type { StatementLibraries } from '@/lib/statements/statement-libraries';
import type { StatementReply, StatementRequest } from './statement-messages';
import { StatementRunner } from './statement-runner';

/** Has this worker read one statement, with the libraries that it was loaded with. */
export function serveStatements(libraries: StatementLibraries): void {
  function reply(message: StatementReply) {
    self.postMessage(message);
  }
  const stores = { db: new GastosDatabase(), program: new ProgramDatabase() };
  beginWorker([stores.db, stores.program], reply);
  const runner = new StatementRunner(stores, libraries, reply);
  self.addEventListener('message', ({ data }: MessageEvent<StatementRequest>) => {
    runner.receive(data);
  });
}
