import { createSetting } from './settings';

/** True if no amount around the current month had cents: whole amounts are written without. No amount loses a digit. */
export const wholeAmounts = createSetting('mis-gastos:whole-amounts', (text) => text === 'true', false);
