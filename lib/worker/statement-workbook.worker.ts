import './without-network';
import * as xlsx from '@e965/xlsx';
import papaparse from 'papaparse';
import type { WorkbookLibrary } from '@/lib/statements/files/read-workbook';
import { serve } from './serve';
import { StatementRunner } from './statement-runner';
import { createStores } from './stores';

/** Holds 160 kB of library from the start. */
const library: unknown = xlsx;
const stores = createStores();
const libraries = {
  delimited: () => Promise.resolve(papaparse),
  workbook: () => Promise.resolve(library as WorkbookLibrary),
};

serve([stores.db, stores.program], (send) => new StatementRunner(stores, libraries, send));
