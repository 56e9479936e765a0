import { createSetting } from './settings';

/** Digits of the form's own keys fill up the cents: 1250 writes 12,50. */
export const autoCents = createSetting(
  'mis-gastos:auto-cents',
  (text) => (text === 'true' ? true : undefined),
  false,
);

/** A tap on a category saves a new expense whose amount is typed. */
export const saveOnTap = createSetting(
  'mis-gastos:save-on-tap',
  (text) => (text === 'false' ? false : undefined),
  true,
);
