import { wholeAmounts } from '@/lib/page/whole-amounts';
import { createFormat, type Format } from '@/lib/text/format';
import { usePreferences } from './use-preferences';
import { useSetting } from './use-setting';

const formats = new Map<string, Format>();

export function useFormat(): Format {
  const { locale, currency } = usePreferences();
  const areWhole = useSetting(wholeAmounts) === true;
  const key = `${locale} ${currency} ${areWhole}`;
  const known = formats.get(key);
  if (known) return known;
  const format = createFormat({ locale, currency, areWhole });
  formats.set(key, format);
  return format;
}
