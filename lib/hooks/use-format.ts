import { createFormat, type Format } from '@/lib/text/format';
import { usePreferences } from './use-preferences';

const formats = new Map<string, Format>();

export function useFormat(): Format {
  const { locale, currency } = usePreferences();
  const key = `${locale} ${currency}`;
  const known = formats.get(key);
  if (known) return known;
  const format = createFormat({ locale, currency });
  formats.set(key, format);
  return format;
}
