import './without-network';
import { GastosDatabase } from '@/lib/db/database';
import { GastosIndex } from './gastos-index';
import type { IndexRequest } from './gastos-index-messages';

/** The index worker: one for a page, for as long as the page lives. */
const index = new GastosIndex(new GastosDatabase(), (message, transfer) => {
  self.postMessage(message, { transfer });
});

self.addEventListener('message', ({ data }: MessageEvent<IndexRequest>) => {
  index.receive(data);
});
