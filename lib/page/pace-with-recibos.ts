import { createSetting } from './settings';

/** The pace of a month counts what comes once a month. */
export const paceWithRecibos = createSetting('mis-gastos:pace-recibos', (text) => text === 'true', false);
