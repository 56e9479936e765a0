import { DATA, PROGRAM, RawReader } from '@/lib/db/raw-reader';

/** The connection that the page reads its data with. Opened at first use. */
export const pageReader = new RawReader(DATA);

export const programReader = new RawReader(PROGRAM);
