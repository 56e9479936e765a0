import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { CantidadFaultMessage } from '@/components/fields/cantidad-field';
import { FieldError, Input } from '@/components/ui/field';
import {
  type CantidadMeaning,
  settleCantidad,
  type CantidadFault,
  type NumberMarks,
} from '@/lib/domain/cantidad-input';
import { SumResult } from '@/components/fields/sum-result';
import { readSum } from '@/lib/domain/sum-input';
import { useAfterPress } from '@/lib/hooks/use-after-press';
import { useFormat } from '@/lib/hooks/use-format';
import type { Mend } from '@/lib/import/mend-plan';
import { FIELD_NAMES, REVIEW } from '@/lib/text/importar';
import { failure, success, type Result } from '@/lib/domain/result';
import { readTypedText } from '@/lib/import/suggestions';

type MendInputProps = {
  index: number;
  field: TypedField;
  value: string;
  onMend: (mend: Mend) => void;
  onLeave: () => void;
};

/** A field of the file to type anew. Enter or leaving it corrects the file, once it keeps its rule. */
export function MendInput({ index, field, value, onMend, onLeave }: MendInputProps) {
  const errorId = useId();
  const { marks } = useFormat();
  const afterPress = useAfterPress();
  const [text, setText] = useState(value);
  const [fault, setFault] = useState<CellFault | null>(null);
  const committed = useRef(value);

  /** Answers whether the field is done with: nothing was typed, or it was taken. */
  function commit(meaning: CantidadMeaning | null = null): boolean {
    if (text === committed.current) return fault === null;
    const read = readCell(field, text, marks, meaning);
    setFault(read.ok ? null : read.fault);
    if (!read.ok) return false;
    committed.current = text;
    onMend({ index, field, value: read.value });
    return true;
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && commit()) onLeave();
    if (event.key === 'Escape') {
      setText(committed.current);
      setFault(null);
    }
  }

  return (
    <div className="grid min-w-0 gap-1.5">
      <Input
        data-mend
        aria-label={REVIEW.cellOf(FIELD_NAMES[field], index)}
        aria-invalid={fault !== null}
        aria-describedby={fault === null ? undefined : errorId}
        inputMode={field === 'cantidad' ? 'decimal' : undefined}
        autoComplete="off"
        placeholder={REVIEW.nothing}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          afterPress(() => commit());
        }}
      />
      {field === 'cantidad' ? <SumResult typed={text} /> : null}
      {fault === null ? null : (
        <FieldError id={errorId}>
          {typeof fault === 'string' ? (
            REVIEW.faults[fault]
          ) : (
            <CantidadFaultMessage
              fault={fault.cantidad}
              cantidad={text}
              onChange={({ cantidadMeaning }) => {
                if (commit(cantidadMeaning)) onLeave();
              }}
            />
          )}
        </FieldError>
      )}
    </div>
  );
}

/** The fields that are typed; the others are chosen from a list. */
type TypedField = 'nombre' | 'descripcion' | 'cantidad' | 'fecha' | 'estado';

/** Why what was typed is no value for its field yet. */
type CellFault = 'text' | 'fecha' | { cantidad: CantidadFault };

/** What was typed for a field, as the value that keeps its rule. */
function readCell(
  field: TypedField,
  text: string,
  marks: NumberMarks,
  meaning: CantidadMeaning | null,
): Result<string | number, CellFault> {
  if (field === 'cantidad') {
    const cantidad = settleCantidad(readSum(text, marks).typed, meaning);
    return cantidad.ok ? cantidad : failure({ cantidad: cantidad.fault });
  }
  const value = readTypedText(field, text);
  return value === null ? failure(field === 'fecha' ? 'fecha' : 'text') : success(value);
}
