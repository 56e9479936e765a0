import { GastosDatabase } from '@/lib/db/database';

/** The one connection of this page. Nothing is opened before the first use. */
export const pageDatabase = new GastosDatabase();
