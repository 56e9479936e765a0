import { createSetting } from './settings';

/**
 * True if no stored amount has cents: whole amounts are written without. No amount loses a digit. Null, written like
 * false, until the first expense.
 */
export const wholeAmounts = createSetting<boolean | null>(
  'mis-gastos:whole-amounts',
  (text) => text === 'true',
  null,
);
