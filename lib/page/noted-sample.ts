import { createSetting } from './settings';

/** The diary id of the sample's import. */
export const notedSample = createSetting<number | null>(
  'mis-gastos:sample',
  (text) => (/^\d{1,15}$/.test(text) ? Number(text) : null),
  null,
);
