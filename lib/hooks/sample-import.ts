import { useSetting, writeSetting } from './local-setting';

/** Which import brought the sample data; empty once they were taken away. */
const KEY = 'mis-gastos:sample';

/** Remembers which import brought the sample data; null that they are gone. */
export function noteSampleImport(id: number | null): void {
  writeSetting(KEY, id === null ? '' : String(id));
}

/** The import that brought the sample data; null where there was none. */
export function useSampleImport(): number | null {
  const noted = useSetting(KEY);
  return noted && /^\d{1,15}$/.test(noted) ? Number(noted) : null;
}
