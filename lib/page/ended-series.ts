import { createSetting, fieldsOf } from './settings';

/** The keys of series that repeat no more, as the person said. */
export const endedSeries = createSetting<readonly string[]>(
  'mis-gastos:ended-series',
  (text) => Object.values(fieldsOf(text)).filter((key) => typeof key === 'string'),
  [],
);
