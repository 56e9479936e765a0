import type { Fecha } from '@/lib/domain/dates';
import type { Hundredths, Movement } from '@/lib/statements/movement';

export type SourceId = {
  key: string;
  /** Its number or name; null if the file has neither. */
  cuenta: string | null;
  /** The headings or the format, shared by files of one kind. */
  layout: string;
};

/**
 * Kept even if its expense is deleted, without the person's own notes; equal rows of a file as often as they occur.
 */
export type BroughtMovement = {
  source: SourceId;
  fecha: Fecha;
  otrasFechas: Fecha[];
  importe: Hundredths;
  concepto: string;
  detalles: string[];
  cuota: string | null;
  saldo: Hundredths | null;
  /** Null if it does not tell the rows of its file apart. */
  referencia: string | null;
  /** The person can change its main text in the bank's web. */
  isEditable?: true;
  /** From an earlier version: one text, without white space and instalment. */
  squeezed?: true;
};

export function broughtMovement(
  { fecha, otrasFechas, importe, concepto, detalles, cuota, isEditable }: Movement,
  source: SourceId,
  { saldo, referencia }: Pick<BroughtMovement, 'saldo' | 'referencia'>,
): BroughtMovement | null {
  if (fecha === null) return null;
  const brought: BroughtMovement = {
    source, fecha, otrasFechas, importe, concepto, detalles, cuota, saldo, referencia,
  }; // prettier-ignore
  if (isEditable) brought.isEditable = true;
  return brought;
}

/** Once in their account, and no mere «0». */
export function tellingReferences(
  movements: readonly (Pick<Movement, 'referencia'> & { account: string })[],
): (referencia: string | null, account: string) => string | null {
  const counts = new Map<string, number>();
  for (const { referencia, account } of movements) {
    if (referencia === null) continue;
    const key = `${account}|${referencia}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return (referencia, account) =>
    referencia !== null && /[1-9a-z]\w*\w\w/i.test(referencia) && counts.get(`${account}|${referencia}`) === 1
      ? referencia
      : null;
}
