import { createSetting } from './settings';

export const paceWithRecibos = createSetting('mis-gastos:pace-recibos', (text) => text === 'true', false);
