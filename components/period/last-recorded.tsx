import { lazyPart } from '@/components/ui/lazy-part';

export const LastRecorded = lazyPart(() =>
  import('./last-recorded-line').then((module) => module.LastRecordedLine),
);
