import { createSetting } from '@/lib/page/settings/settings';

/** The program asks once by itself. */
export const protectionAsked = createSetting<'yes' | 'no'>(
  'mis-gastos:persist-asked',
  (text) => (text === 'yes' ? text : undefined),
  'no',
);
