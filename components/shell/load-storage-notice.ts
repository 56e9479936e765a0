import { lazyPart } from '@/components/ui/lazy-part';

/** Most pages open their data. */
export const StorageNotice = lazyPart(() =>
  import('./storage-notice').then((module) => module.StorageNotice),
);
