import { WRITING_KEYS } from './appearance-keys';
import { createSetting } from './settings';

export type RowDensity = 'compact' | 'comfortable';

export const rowDensity = createSetting<RowDensity>(
  WRITING_KEYS.rowDensity,
  (text) => (text === 'comfortable' ? text : undefined),
  'compact',
);
