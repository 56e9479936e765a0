import { WRITING_KEYS } from './appearance-script';
import { createSetting } from './settings';

/** How close together the rows of a grid lie. */
export type RowDensity = 'compact' | 'comfortable';

/** The density that a person chose, for all tabs and visits. */
export const rowDensity = createSetting<RowDensity>(
  WRITING_KEYS.rowDensity,
  (text) => (text === 'comfortable' ? text : undefined),
  'compact',
);
