import { hasEtiqueta, readEtiquetas } from '@/lib/domain/etiquetas';
import { unguard } from '@/lib/domain/formula-guard';

/** Names parted by commas, as our own CSV has them. `leftOut` can be no tag, or has no room. */
export function etiquetasOfCell(text: string): { kept: readonly string[]; leftOut: string[] } {
  const { kept } = readEtiquetas(unguard(text));
  const values = unguard(text)
    .split(',')
    .map((part) => part.trim());
  return { kept, leftOut: values.filter((value) => value !== '' && !hasEtiqueta(kept, value)) };
}
