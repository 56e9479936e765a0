import type { GastoFault, GastoField } from '@/lib/domain/gasto-rules';
import { isRecord, ownValue } from '@/lib/domain/text-value';
import type { MendedItem } from './mends';
import type { ReferenceFault } from './import-summary';
import { valueText } from './value-text';

/** `field` is null if the fault concerns no single field. */
export type ReviewedCell = {
  field: GastoField | null;
  /** The field's value, or the name in its place, shortened; null without any. */
  value: string | null;
  fault: GastoFault | ReferenceFault;
};

/** `index` counts from 1. */
type ReviewedFault = { index: number; cells: readonly ReviewedCell[] };

const REFERENCE_FIELD: Record<ReferenceFault['code'], GastoField | null> = {
  'categoria-missing': 'categoriaId',
  'metodo-missing': 'metodoPagoId',
  'references-unreadable': null,
};

export function reviewFaults(
  index: number,
  { item, spoken }: MendedItem,
  faults: readonly (GastoFault | ReferenceFault)[],
): ReviewedFault {
  const cells = faults.map((fault) => {
    const field = fieldOf(fault);
    return {
      field,
      value: valueText(
        field !== null && isRecord(item)
          ? (ownValue(item, field) ?? spoken.find((each) => each.field === field)?.nombre)
          : item,
      ),
      fault,
    };
  });
  return { index, cells };
}

function fieldOf(fault: GastoFault | ReferenceFault): GastoField | null {
  if (typeof fault === 'string') return fault === 'no-object' ? null : fault;
  return REFERENCE_FIELD[fault.code];
}
