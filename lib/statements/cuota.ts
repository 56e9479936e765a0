import { foldText } from '@/lib/read/words';

const PAIR = '(\\d{1,2})\\s?(?:/|-|de|of)\\s?(\\d{1,2})';
const NAMED = new RegExp(
  `\\b(?:cuotas?|cta|c|parc(?:ela)?s?|plazos?|mensualidad(?:es)?|instal?lments?)\\b[.:]*\\s*(?:n[o.]*\\s*)?${PAIR}\\b`,
);
const WHOLE = new RegExp(`^(?:cuota |c\\.? ?)?${PAIR}(?: cuotas?)?$`);

export function isCuotaCell(text: string): boolean {
  return cuotaOf(WHOLE.exec(foldText(text.trim()))) !== null;
}

/** «02/05» becomes «2/5». */
export function cuotaOfCell(text: string): string | null {
  if (text === '') return null;
  const folded = foldText(text.trim()).replace(/\s+/g, ' ');
  return folded === '' ? null : (cuotaOf(WHOLE.exec(folded)) ?? namedCuota(text) ?? folded);
}

/** «Cuota 02/12» is «2/12». A bare «02/05» in the main text may be a day. */
export function cuotaIn(concepto: string, detalles: readonly string[]): string | null {
  const named = namedCuota(concepto);
  if (named !== null) return named;
  for (const text of detalles) {
    const found = cuotaOf(WHOLE.exec(foldText(text.trim()))) ?? namedCuota(text);
    if (found !== null) return found;
  }
  return null;
}

function namedCuota(text: string): string | null {
  return /\d/.test(text) ? cuotaOf(NAMED.exec(foldText(text.slice(0, 300)))) : null;
}

function cuotaOf(found: RegExpExecArray | null): string | null {
  const [part, of] = [Number(found?.[1]), Number(found?.[2])];
  return part >= 1 && part <= of && of >= 2 ? `${part}/${of}` : null;
}
