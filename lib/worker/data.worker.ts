import './without-network';
import { JobRunner } from './data-jobs';
import { serve } from './serve';
import { createStores } from './stores';

const stores = createStores();

serve([stores.db, stores.program], (send) => new JobRunner(stores, send));
