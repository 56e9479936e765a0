import {
  readAmount,
  settleAmount,
  type AmountFault,
  type AmountMeaning,
  type NumberMarks,
} from '@/lib/domain/amount-input';
import { failure, success, type Result } from '@/lib/domain/result';
import { readTypedText } from '@/lib/import/suggestions';

/** The fields that are typed; the others are chosen from a list. */
export type TypedField = 'nombre' | 'descripcion' | 'cantidad' | 'fecha' | 'estado';

/** Why what was typed is no value for its field yet. */
export type CellFault = 'text' | 'fecha' | { cantidad: AmountFault };

/** What was typed for a field, as the value that keeps its rule. */
export function readCell(
  field: TypedField,
  text: string,
  marks: NumberMarks,
  meaning: AmountMeaning | null,
): Result<string | number, CellFault> {
  if (field === 'cantidad') {
    const amount = settleAmount(readAmount(text, marks), meaning);
    return amount.ok ? amount : failure({ cantidad: amount.fault });
  }
  const value = readTypedText(field, text);
  return value === null ? failure(field === 'fecha' ? 'fecha' : 'text') : success(value);
}
