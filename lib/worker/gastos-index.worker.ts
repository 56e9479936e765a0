import './without-network';
import { GastosDatabase } from '@/lib/db/databases';
import { GastosIndex } from './gastos-index';
import { serve } from './serve';

const db = new GastosDatabase();

serve([db], (send) => new GastosIndex(db, send));
