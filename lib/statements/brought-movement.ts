import type { Fecha } from '@/lib/domain/dates';
import type { Hundredths, Movement } from '@/lib/statements/movement';

/** The account or card of a statement, as far as its file says. */
export type SourceId = {
  /** The memory of this account has this key. */
  key: string;
  /** Its number or name; null if the file has neither. */
  cuenta: string | null;
  /** Files of its kind are known by their headings, or their format. */
  layout: string;
};

/**
 * A movement that was brought is kept, whatever becomes of its expense, with all that its file said but for notes of the person's own.
 * Equal rows of one file are kept as often as they stood there.
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
  /** null if it does not tell the rows of its file apart. */
  referencia: string | null;
  /** Its main text is one that the person can change in the bank's web. */
  isEditable?: true;
  /** Kept by an earlier version: its texts are one, without white space and the instalment's column. */
  squeezed?: true;
};

/** A movement as it is kept. Movements without a day are none. */
export function broughtMovement(
  { fecha, otrasFechas, importe, concepto, detalles, cuota, saldo, referencia, isEditable }: Movement,
  source: SourceId,
): BroughtMovement | null {
  if (fecha === null) return null;
  return {
    ...{ source, fecha, otrasFechas, importe, concepto, detalles, cuota, saldo, referencia },
    ...(isEditable && { isEditable }),
  };
}

/** The references that tell the rows of a file apart: those that stand at one row of their account alone, and are no mere «0». */
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
