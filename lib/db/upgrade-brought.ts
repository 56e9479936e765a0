import type { BroughtMovement, SourceId } from '@/lib/statements/brought-movement';
import { withoutDivisas } from '@/lib/statements/mapping-key';
import type { BroughtRecord } from './brought-records';

/** The form of versions 2 to 4: its account or layout is one text, and so are all its texts. */
type BroughtMovementV2 = Pick<BroughtMovement, 'fecha' | 'importe' | 'saldo' | 'referencia'> & {
  source: string;
  /** Folded, without white space. */
  texto: string;
};

/** An import of an earlier version may hold movements of both forms since. */
export type StoredBrought = Omit<BroughtRecord, 'movements'> & {
  movements: (BroughtMovement | BroughtMovementV2)[];
};

/** Upgrades to version 5: here, in the worker, so that pages load no more. */
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

/** A layout is known by its headings, the forms of its columns or its format; all else was an account. */
function sourceOf(key: string): SourceId {
  const isLayout = /^[hc]:|^(?:xlsx?|delimited|fixedWidth|html|spreadsheetml|ofx|norma43)$/.test(key);
  const layout = withoutDivisas(key);
  return isLayout ? { key: layout, cuenta: null, layout } : { key, cuenta: key, layout: '' };
}
