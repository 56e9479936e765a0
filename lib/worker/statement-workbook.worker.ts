import './without-network';
import * as xlsx from '@e965/xlsx';
import papaparse from 'papaparse';
import type { WorkbookLibrary } from '@/lib/statements/read-workbook';
import { serveStatements } from './statement-runner';

/** Holds 160 kB of library from the start. */
const library: unknown = xlsx;
serveStatements({
  delimited: () => Promise.resolve(papaparse),
  workbook: () => Promise.resolve(library as WorkbookLibrary),
});
