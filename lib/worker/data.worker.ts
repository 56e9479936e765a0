import './without-network';
import { DATA_JOBS } from './data-jobs';
import { JobRunner, serve } from './serve';
import { createStores } from './stores';

const stores = createStores();

serve([stores.db, stores.program], (send) => new JobRunner(DATA_JOBS, stores, send));
