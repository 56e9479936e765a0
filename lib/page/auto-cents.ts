import { createSetting } from './settings';

/** Digits of the form's own keys fill up the cents: 1250 writes 12,50. */
export const autoCents = createSetting(
  'mis-gastos:auto-cents',
  (text) => (text === 'true' ? true : undefined),
  false,
);
