import { createSetting } from './settings';

/** Which import brought the sample data, by its id in the diary; null where none did. */
export const notedSample = createSetting<number | null>(
  'mis-gastos:sample',
  (text) => (/^\d{1,15}$/.test(text) ? Number(text) : null),
  null,
);
