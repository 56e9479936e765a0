import type { StatementLibraries, WorkbookLibrary } from '@/lib/statements/files/read-workbook';

/** Loads each library when a file first needs it. */
export const LAZY_LIBRARIES: StatementLibraries = {
  async workbook() {
    const library: unknown = await import('@e965/xlsx');
    return library as WorkbookLibrary;
  },
  async delimited() {
    return (await import('papaparse')).default;
  },
};
