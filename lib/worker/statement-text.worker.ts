import './without-network';
import papaparse from 'papaparse';
import { serveStatements } from './statement-runner';

serveStatements({
  delimited: () => Promise.resolve(papaparse),
  // The page starts the other worker for these; nothing can be loaded any more.
  workbook: () => Promise.reject(new Error('No workbook is read here')),
});
