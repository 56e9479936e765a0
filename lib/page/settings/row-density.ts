import { createSetting } from './settings';

type RowDensity = 'compact' | 'comfortable';

export const rowDensity = createSetting<RowDensity>(
  'mis-gastos:row-density',
  (text) => (text === 'comfortable' ? text : undefined),
  'compact',
);
