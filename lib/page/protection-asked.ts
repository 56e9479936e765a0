import { createSetting } from './settings';

/** Whether the browser was asked by itself, which happens once. */
export const protectionAsked = createSetting<'yes' | 'no'>(
  'mis-gastos:persist-asked',
  (text) => (text === 'yes' ? text : undefined),
  'no',
);
