import type { BroughtMovement, MovedMoney, SourceId } from '@/lib/statements/movement';
import type { Mapping } from '@/lib/statements/statement';
import { withoutDivisas } from '@/lib/statements/tables/table-questions';

/** `gastos`: ids, at the movements' places. */
export type BroughtRecord = {
  movements: BroughtMovement[];
  gastos: number[];
  refunds?: BroughtRefund[];
};

/** An income, noted as this refund. Earlier versions kept no `gasto`. */
type BroughtRefund = { movement: BroughtMovement; reembolso: string; gasto?: number };

/**
 * Of an account or a kind of file: the columns' meaning, if it was asked, and the payment method, by nombre if it
 * was new.
 */
export type SourceRecord = {
  mapping: Mapping | null;
  metodoPago: { id: number } | { nombre: string } | null;
  /** Shops that count as spent though their words say otherwise. Missing in earlier versions. */
  counted?: readonly string[];
  /** Shops that are no expense, though their words do not say so. */
  spared?: readonly string[];
  /** An earlier version kept none. */
  moved?: readonly MovedMoney[];
  /** True if the person said that files of this kind without a number are of one account; absent if never asked. */
  isTold?: boolean;
  /**
   * Shops whose category each statement asks for, and those whose cards come last; kept once, beside the accounts.
   */
  asked?: readonly string[];
  skipped?: readonly string[];
};

/** Kept with the earlier import. */
type ToldAgain = { record: number; gasto: number; movement: BroughtMovement };

export type Brought = {
  record: BroughtRecord;
  again: readonly ToldAgain[];
  sources: ReadonlyMap<string, SourceRecord>;
  /** False: later statements classify these shops without a question. */
  asked: ReadonlyMap<string, boolean>;
};

/** Versions 2 to 4 kept account or layout, and all texts, as one text each. */
type BroughtMovementV2 = Pick<BroughtMovement, 'fecha' | 'importe' | 'saldo' | 'referencia'> & {
  source: string;
  /** Folded, without white space. */
  texto: string;
};

/** Of both forms, if the import is of an earlier version. */
export type StoredBrought = Omit<BroughtRecord, 'movements'> & {
  movements: (BroughtMovement | BroughtMovementV2)[];
};

/** Upgrades to version 5 in the worker: pages load no more. */
export function upgradedBrought({ movements, ...others }: StoredBrought): BroughtRecord {
  const sources = new Map<string, SourceId>();
  return {
    ...others,
    movements: movements.map((movement): BroughtMovement => {
      if (!('texto' in movement)) return movement;
      const { source: key, texto, fecha, importe, saldo, referencia } = movement;
      let source = sources.get(key);
      if (!source) sources.set(key, (source = sourceOf(key)));
      return {
        ...{ source, fecha, importe, saldo, referencia },
        ...{ otrasFechas: [], concepto: texto, detalles: [], cuota: null, squeezed: true },
      };
    }),
  };
}

/** Headings, forms of columns and formats are layouts; all else was an account. */
function sourceOf(key: string): SourceId {
  const isLayout = /^[hc]:|^(?:xlsx?|delimited|fixedWidth|html|spreadsheetml|ofx|norma43)$/.test(key);
  const layout = withoutDivisas(key);
  return isLayout ? { key: layout, cuenta: null, layout } : { key, cuenta: key, layout: '' };
}
