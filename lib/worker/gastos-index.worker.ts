import './without-network';
import { GastosDatabase } from '@/lib/db/database';
import { GastosIndex } from './gastos-index';
import type { IndexReply, IndexRequest } from './gastos-index-messages';
import { holdLifeLock } from './hold-life-lock';

holdLifeLock((message) => {
  self.postMessage(message satisfies IndexReply);
});

/** The index worker: one for a page, for as long as the page lives. */
const index = new GastosIndex(new GastosDatabase(), (message, transfer) => {
  self.postMessage(message, { transfer });
});

self.addEventListener('message', ({ data }: MessageEvent<IndexRequest>) => {
  index.receive(data);
});
