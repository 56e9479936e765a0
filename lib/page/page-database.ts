import { GastosDatabase } from '@/lib/db/database';
import { ProgramDatabase } from '@/lib/db/program-database';

/** The one connection of this page to the person's data. Nothing is opened before the first use. */
export const pageDatabase = new GastosDatabase();

/** The one connection of this page to what the program keeps for itself. */
export const pageProgram = new ProgramDatabase();
