import './without-network';
import papaparse from 'papaparse';
import { serve } from './serve';
import { StatementRunner } from './statement-runner';
import { createStores } from './stores';

const stores = createStores();
const libraries = {
  delimited: () => Promise.resolve(papaparse),
  // The page starts the other worker for these; nothing can be loaded any more.
  workbook: () => Promise.reject(new Error('No workbook is read here')),
};

serve([stores.db, stores.program], (send) => new StatementRunner(stores, libraries, send));
