import type { Usage } from '@/lib/domain/mes-summary';
import { paintOf, paintOfCategoria, type Paint } from '@/lib/domain/color';
import type { Categoria } from '@/lib/domain/entities';
import { MISSING_ID } from '@/lib/domain/gastos-query';
import { type Share, sharesOf, withOthers } from '@/lib/domain/figures';
import { shownNombre } from '@/lib/text/format';
import { FIGURE } from '@/lib/text/resumen';

/** A share in a picture; without a paint it has the program's colour. */
export type NamedShare = Share & { nombre: string; paint?: Paint };

export const MAX_SHARES = 6;

/** The shares of rows, largest first; `missing` names rows that do not exist. */
export function namedShares(
  usages: ReadonlyMap<number, Usage>,
  rows: ReadonlyMap<number, { nombre: string }>,
  missing: string,
): NamedShare[] {
  return sharesOf(usages, rows).map((share) => {
    const row = rows.get(share.ids[0] ?? MISSING_ID);
    return { ...share, nombre: row ? shownNombre(row.nombre) : missing };
  });
}

export function paintedShares(
  usages: ReadonlyMap<number, Usage>,
  rows: ReadonlyMap<number, Categoria>,
  missing: string,
): NamedShare[] {
  return namedShares(usages, rows, missing).map((share) => ({
    ...share,
    paint: paintOfCategoria(rows.get(share.ids[0] ?? MISSING_ID)),
  }));
}

export function withNamedOthers(shares: readonly NamedShare[]): NamedShare[] {
  const isPainted = shares[0]?.paint !== undefined;
  return withOthers(shares, MAX_SHARES, (others) =>
    isPainted
      ? { ...others, nombre: FIGURE.others, paint: paintOf('gray') }
      : { ...others, nombre: FIGURE.otherMetodos },
  );
}
