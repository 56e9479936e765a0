import type { Unfinished } from '@/lib/domain/unfinished';

/**
 * Something unfinished as it outlives its page: the tab in which it was typed, when it was typed last, and the life lock of the
 * page that has it open in a form; null where it is in no form.
 */
export type UnfinishedRow = {
  id: string;
  tab: string | null;
  openIn: string | null;
  at: number;
  content: Unfinished;
};
