import { createSetting } from './settings';

/** The lines that wait to be looked over and are not stored yet; empty where there are none. They outlive the page. */
export const keptLinesSetting = createSetting('mis-gastos:lines', (text) => text, '');
