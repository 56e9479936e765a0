import { GastosDatabase } from '@/lib/db/database';
import { ProgramDatabase } from '@/lib/db/program-database';

/** This page's one connection to the person's data, opened at first use. */
export const pageDatabase = new GastosDatabase();

/** This page's one connection to the program's own data. */
export const pageProgram = new ProgramDatabase();
