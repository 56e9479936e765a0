import type { read } from '@e965/xlsx';
import type { parse } from 'papaparse';

/** What the library of workbooks is needed for. */
export type WorkbookLibrary = {
  read: typeof read;
  /** The compound files in which binary workbooks are stored. */
  CFB: {
    read: (bytes: Uint8Array, options: { type: 'array' }) => unknown;
    find: (file: unknown, name: string) => { content?: ArrayLike<number> } | null;
  };
  SSF: {
    is_date: (format: string) => boolean;
    parse_date_code: (
      serial: number,
      options: { date1904: boolean },
    ) => { y: number; m: number; d: number } | null;
  };
};

/** What the library of separated texts is needed for. */
export type DelimitedLibrary = { parse: typeof parse };

/**
 * How the libraries of two formats are come by: only called for a file of that format. A worker that has given up the network before it sees a
 * file must have loaded them with its code, and hands in what it has.
 */
export type StatementLibraries = {
  workbook: () => Promise<WorkbookLibrary>;
  delimited: () => Promise<DelimitedLibrary>;
};
