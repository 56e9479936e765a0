import { LINE_FRAGMENT, OUTSIDE_LINE_KEY } from '@/lib/domain/new-address';

/** Answers the line once. `clean` takes it out of the address. */
export function takeOutsideLine(clean: () => void): string | null {
  const { hash } = window.location;
  const isInAddress = hash.startsWith(LINE_FRAGMENT);
  const text = isInAddress ? hash.slice(LINE_FRAGMENT.length) : takeKept();
  if (isInAddress) clean();
  return text === null ? null : decoded(text);
}

function takeKept(): string | null {
  try {
    const text = sessionStorage.getItem(OUTSIDE_LINE_KEY);
    sessionStorage.removeItem(OUTSIDE_LINE_KEY);
    return text;
  } catch {
    // Storage is blocked.
    return null;
  }
}

/** Decodes what can be: an undecoded text would say other amounts, such as 203 in «10%%20pan%203». */
function decoded(text: string): string {
  const value = text.replaceAll('+', '%2B').replaceAll('&', '%26');
  return new URLSearchParams(`text=${value}`).get('text') ?? '';
}
