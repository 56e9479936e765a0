import { useSyncExternalStore } from 'react';
import { createFormat, DEFAULT_PREFERENCES, preferencesOf, type Format } from '@/lib/text/format';

const formats = new Map<string, Format>();

/** The formatters for this browser's language. */
export function useFormat(): Format {
  const language = useSyncExternalStore(subscribe, currentLanguage, () => DEFAULT_PREFERENCES.locale);
  const known = formats.get(language);
  if (known) return known;
  const format = createFormat(preferencesOf(language));
  formats.set(language, format);
  return format;
}

function currentLanguage(): string {
  return navigator.language;
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('languagechange', onChange);
  return () => {
    window.removeEventListener('languagechange', onChange);
  };
}
