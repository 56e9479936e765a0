import { useId } from 'react';
import { PresupuestoFaultMessage } from '@/components/fields/cantidad-field';
import { CategoryIcon } from '@/components/gasto/gasto-marks';
import { FieldError, Input } from '@/components/ui/field';
import { FittedText } from '@/components/ui/fitted-text';
import type { Categoria } from '@/lib/domain/entities';
import { type Cents, toCents } from '@/lib/domain/money';
import type { PresupuestoFault, ProposedBudget, TypedPresupuesto } from '@/lib/domain/presupuestos-entry';
import { useFormat } from '@/lib/hooks/use-format';
import { readSumSoFar } from '@/lib/read/read-sum';
import { type Format, shownNombre } from '@/lib/text/format';
import { PRESUPUESTOS } from '@/lib/text/presupuestos';
import { roundMean } from '@/lib/text/share';

/** More make the field wider. */
const FITS_CHARACTERS = 10;

type PresupuestoRowProps = {
  categoria: Categoria;
  proposal: ProposedBudget | undefined;
  text: string;
  fault: PresupuestoFault | undefined;
  isLast: boolean;
  onChange: (typed: TypedPresupuesto) => void;
};

/** A category with its budget; the proposal stands in grey. */
export function PresupuestoRow({ categoria, proposal, text, fault, isLast, onChange }: PresupuestoRowProps) {
  const format = useFormat();
  const id = useId();
  const placeholder = proposal && plainText(proposal.budget, format);
  const characters = Math.max(text.length, placeholder?.length ?? 0);
  return (
    <li className="py-1.5">
      <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
        <CategoryIcon categoria={categoria} className="tight:hidden size-9 text-base" />
        <div className="@container min-w-0 flex-1 basis-32">
          <label htmlFor={id} className="block truncate text-sm font-medium">
            {shownNombre(categoria.nombre)}
          </label>
          <p id={`${id}-hint`} className="wrap-anywhere min-h-4 text-xs tabular-nums text-muted-foreground">
            <FittedText>{hintOf(text, proposal, format)}</FittedText>
          </p>
        </div>
        <Input
          id={id}
          aria-invalid={fault !== undefined}
          aria-describedby={fault ? `${id}-error` : `${id}-hint`}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint={isLast ? 'done' : 'next'}
          placeholder={placeholder}
          className="w-32 shrink-0 text-right tabular-nums"
          style={characters > FITS_CHARACTERS ? { width: `min(55%, ${characters * 0.62 + 2}em)` } : undefined}
          value={text}
          onChange={(event) => {
            onChange({ text: event.target.value, meaning: null });
          }}
        />
      </div>
      {fault ? <RowFault id={`${id}-error`} text={text} fault={fault} onChange={onChange} /> : null}
    </li>
  );
}

type RowFaultProps = { id: string; fault: PresupuestoFault } & Pick<PresupuestoRowProps, 'text' | 'onChange'>;

/** An answer to its question keeps the text, and settles what it means. */
function RowFault({ id, text, fault, onChange }: RowFaultProps) {
  return (
    <FieldError id={id} className="mt-1.5">
      <PresupuestoFaultMessage
        fault={fault}
        onAnswer={(meaning) => {
          onChange({ text, meaning });
        }}
      />
    </FieldError>
  );
}

/** The result of a sum, or what is usual. */
function hintOf(text: string, proposal: ProposedBudget | undefined, format: Format): string {
  const { typed, isSum } = readSumSoFar(text, format.marks);
  if (isSum && typed.kind === 'cantidad')
    return PRESUPUESTOS.result(format.cantidad(toCents(typed.cantidad)));
  return proposal === undefined ? '' : PRESUPUESTOS.usual(format.cantidad(roundMean(proposal.usual, format)));
}

export function plainText(cents: Cents, format: Format): string {
  return format.plainNumber(Number(cents) / 100);
}
