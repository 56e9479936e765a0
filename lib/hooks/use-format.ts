import { useSyncExternalStore } from 'react';
import { DEFAULT_PREFERENCES, type Preferences } from '@/lib/domain/preferences';
import { currentPreferences } from '@/lib/page/settings/chosen-preferences';
import { ofSettings, subscribeToSettings } from '@/lib/page/settings/settings';
import { wholeAmounts } from '@/lib/page/storage/stored-notes';
import { createFormat, type Format } from '@/lib/text/format';

const formats = new Map<string, Format>();

export function useFormat(): Format {
  return useSyncExternalStore(subscribeToSettings, currentFormat, serverFormat);
}

/** All rows of a list ask for it. */
const currentFormat = ofSettings(() => formatOf(currentPreferences(), wholeAmounts.read() === true));

function serverFormat(): Format {
  return formatOf(DEFAULT_PREFERENCES, wholeAmounts.initial === true);
}

/** The same object for the same choices. */
function formatOf({ locale, currency }: Preferences, areWhole: boolean): Format {
  const key = `${locale} ${currency} ${areWhole}`;
  const known = formats.get(key);
  if (known) return known;
  const format = createFormat({ locale, currency, areWhole });
  formats.set(key, format);
  return format;
}
