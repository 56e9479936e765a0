import { createSetting, fieldsOf } from './settings';

/** Keys of series that the person ended. */
export const endedSeries = createSetting<readonly string[]>(
  'mis-gastos:ended-series',
  (text) => Object.values(fieldsOf(text)).filter((key) => typeof key === 'string'),
  [],
);
