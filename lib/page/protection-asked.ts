import { createSetting } from './settings';

/** `yes` once the program has asked the browser by itself; it asks once. */
export const protectionAsked = createSetting<'yes' | 'no'>(
  'mis-gastos:persist-asked',
  (text) => (text === 'yes' ? text : undefined),
  'no',
);
