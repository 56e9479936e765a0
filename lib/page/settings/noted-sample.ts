import { createSetting } from './settings';

export const notedSample = createSetting<number | null>(
  'mis-gastos:sample',
  (text) => (/^\d{1,15}$/.test(text) ? Number(text) : null),
  null,
);
