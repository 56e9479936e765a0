import { createSetting } from './settings';

/** True if none of the last year's amounts had cents: whole amounts are written without. No amount loses a digit. */
export const wholeAmounts = createSetting('mis-gastos:whole-amounts', (text) => text === 'true', false);
