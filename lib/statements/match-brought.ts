import type { Fecha } from '@/lib/domain/dates';
import { foldText } from '@/lib/domain/search-text';
import type { Hundredths, Movement, RowState } from '@/lib/statements/movement';

/**
 * What is kept of a movement that was brought, whatever becomes of its expense: renamed, moved or deleted, it was brought. Equal rows of one
 * file are kept as often as they stood there.
 */
export type BroughtMovement = {
  /** What the statement is known by: its account, or the key of its mapping. */
  source: string;
  fecha: Fecha;
  importe: Hundredths;
  /** The bank's text, folded and without white space. */
  texto: string;
  saldo: Hundredths | null;
  referencia: string | null;
};

/** A movement as it is kept. Movements without a day are none. */
export function broughtMovement(movement: Movement, source: string): BroughtMovement | null {
  const { fecha, importe, concepto, detalles, saldo, referencia } = movement;
  if (fecha === null) return null;
  return { source, fecha, importe, texto: textKey([concepto, ...detalles].join('')), saldo, referencia };
}

/**
 * For each movement the place of the brought one that it is, or null if it is new. One to one: of three equal movements and two that were
 * brought, the third is new. A reference says most, then the balance after the movement, then the text; balances or references that
 * differ speak against it. Rows that are no movements are new, as nothing is kept of them.
 */
export function matchBrought(
  movements: readonly Movement[],
  source: string,
  brought: readonly BroughtMovement[],
): (number | null)[] {
  const buckets = new Map<string, number[]>();
  brought.forEach((one, place) => {
    const key = bucketKey(one.fecha, one.importe);
    const bucket = buckets.get(key);
    if (bucket) bucket.push(place);
    else buckets.set(key, [place]);
  });
  const found: (number | null)[] = movements.map(() => null);
  const wanted = movements.map((movement) =>
    isBringable(movement.state) ? broughtMovement(movement, source) : null,
  );
  for (const isSame of [hasReference, hasBalance, hasText])
    wanted.forEach((one, at) => {
      const bucket = one && found[at] === null ? buckets.get(bucketKey(one.fecha, one.importe)) : undefined;
      if (!one || !bucket) return;
      const index = bucket.findIndex((place) => {
        const other = brought[place];
        return other !== undefined && isSame(one, other);
      });
      if (index === -1) return;
      found[at] = bucket[index] ?? null;
      bucket.splice(index, 1);
    });
  return found;
}

function isBringable(state: RowState): boolean {
  return state.kind !== 'ignored';
}

function bucketKey(fecha: Fecha, importe: Hundredths): string {
  return `${fecha}|${importe}`;
}

function hasReference(one: BroughtMovement, other: BroughtMovement): boolean {
  return (
    one.source === other.source &&
    one.referencia !== null &&
    one.referencia === other.referencia &&
    !differ(one.saldo, other.saldo)
  );
}

function hasBalance(one: BroughtMovement, other: BroughtMovement): boolean {
  return one.saldo !== null && one.saldo === other.saldo;
}

function hasText(one: BroughtMovement, other: BroughtMovement): boolean {
  return (
    one.source === other.source &&
    one.texto === other.texto &&
    !differ(one.saldo, other.saldo) &&
    !differ(one.referencia, other.referencia)
  );
}

function differ<Value>(one: Value | null, other: Value | null): boolean {
  return one !== null && other !== null && one !== other;
}

function textKey(text: string): string {
  return foldText(text).replace(/\s+/g, '');
}
