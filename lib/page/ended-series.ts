import { createSetting, fieldsOf } from './settings';

export const endedSeries = createSetting<readonly string[]>(
  'mis-gastos:ended-series',
  (text) => Object.values(fieldsOf(text)).filter((key) => typeof key === 'string'),
  [],
);
