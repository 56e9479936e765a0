import type { read } from '@e965/xlsx';
import type { parse } from 'papaparse';

export type WorkbookLibrary = {
  read: typeof read;
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

type DelimitedLibrary = { parse: typeof parse };

/**
 * Called only for a file of their format. A worker that gives up the network first must load them with its code, and
 * hands them in.
 */
export type StatementLibraries = {
  workbook: () => Promise<WorkbookLibrary>;
  delimited: () => Promise<DelimitedLibrary>;
};
