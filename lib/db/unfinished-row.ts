import type { Unfinished } from '@/lib/domain/unfinished';

/**
 * Unfinished input that outlives its page. `openIn` is the life lock of the page with its form, null without a form;
 * `at` is the time of the last typing.
 */
export type UnfinishedRow = {
  id: string;
  tab: string | null;
  openIn: string | null;
  at: number;
  content: Unfinished;
};
