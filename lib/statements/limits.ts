/** Banks give out a few megabytes; a larger file is refused before it is unpacked. */
export const LIMITS = {
  /** «50 MB» and more are refused. */
  bytes: 50_000_000 - 1,
  /** Bytes of all parts of a workbook together. */
  unpacked: 100_000_000,
  rows: 200_000,
  columns: 256,
} as const;
