import './without-network';
import { GastosDatabase } from '@/lib/db/database';
import { beginWorker } from './begin-worker';
import { GastosIndex } from './gastos-index';
import type { IndexReply, IndexRequest } from './gastos-index-messages';

const db = new GastosDatabase();

beginWorker([db], (message) => {
  self.postMessage(message satisfies IndexReply);
});

/** One for a page, as long as the page lives. */
const index = new GastosIndex(db, (message, transfer) => {
  self.postMessage(message, { transfer });
});

self.addEventListener('message', ({ data }: MessageEvent<IndexRequest>) => {
  index.receive(data);
});
