import { createSetting } from './settings';

/** A tap on a category saves a new expense whose amount is typed. */
export const saveOnTap = createSetting(
  'mis-gastos:save-on-tap',
  (text) => (text === 'false' ? false : undefined),
  true,
);
