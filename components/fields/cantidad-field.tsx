import type { ComponentProps, Ref } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Field, Input } from '@/components/ui/field';
import type { CatalogoDraft, CatalogoDraftFaults } from '@/lib/domain/catalogo-entry';
import type { DraftFaults, GastoDraft } from '@/lib/domain/gasto-entry';
import { toCents } from '@/lib/domain/money';
import type { PresupuestoFault } from '@/lib/domain/presupuestos-entry';
import { useFormat } from '@/lib/hooks/use-format';
import type { CantidadMeaning } from '@/lib/read/read-cantidad';
import { CATALOGO } from '@/lib/text/catalogo';
import { FIELDS } from '@/lib/text/common';
import { ENTRY } from '@/lib/text/entry';
import type { Format } from '@/lib/text/format';

type CantidadInputProps = ComponentProps<typeof Input> & {
  /** True if our own keys replace the device's keyboard. */
  hasOwnKeys: boolean;
};

export function CantidadInput({ hasOwnKeys, ...props }: CantidadInputProps) {
  const format = useFormat();
  return (
    <Input
      inputMode={hasOwnKeys ? 'none' : 'decimal'}
      autoComplete="off"
      placeholder={format.plainNumber(0)}
      className="tight:scroll-mt-1 h-12 scroll-mt-10 text-2xl font-semibold tabular-nums sm:h-14 sm:text-2xl"
      {...props}
    />
  );
}

type CantidadChange = (change: Pick<GastoDraft, 'cantidad' | 'cantidadMeaning'>) => void;

type CantidadFieldProps = {
  draft: GastoDraft;
  fault: DraftFaults['cantidad'];
  onChange: CantidadChange;
  inputRef?: Ref<HTMLInputElement>;
  /** True if our own keys replace the device's keyboard. */
  hasOwnKeys?: boolean;
};

/** Its fault replaces the label; the answers to a question replace the field. */
export function CantidadField({ draft, fault, onChange, inputRef, hasOwnKeys = false }: CantidadFieldProps) {
  const question = questionIn(fault);
  return (
    <Field label={FIELDS.cantidad} error={fault && <FaultSentence fault={fault} />} isErrorInLabel>
      {(control) => (
        <div className={cn('grid', question && 'relative')}>
          <CantidadInput
            {...control}
            ref={inputRef}
            hasOwnKeys={hasOwnKeys}
            value={draft.cantidad}
            onChange={(event) => {
              onChange({ cantidad: event.target.value, cantidadMeaning: null });
            }}
          />
          {question ? (
            <Meanings
              {...question}
              className="tight:static tight:scroll-mb-0.5 tight:px-0 absolute inset-y-0 right-0 content-center gap-1 px-1"
              onAnswer={(cantidadMeaning) => {
                onChange({ cantidad: draft.cantidad, cantidadMeaning });
              }}
            />
          ) : null}
        </div>
      )}
    </Field>
  );
}

type CantidadFaultMessageProps = {
  fault: DraftFaults['cantidad'];
  cantidad: string;
  onChange: CantidadChange;
};

export function CantidadFaultMessage({ fault, cantidad, onChange }: CantidadFaultMessageProps) {
  if (fault === undefined) return null;
  const question = questionIn(fault);
  if (!question) return <FaultSentence fault={fault} />;
  return (
    <MeaningQuestion
      {...question}
      onAnswer={(cantidadMeaning) => {
        onChange({ cantidad, cantidadMeaning });
      }}
    />
  );
}

/** Null if the fault is no question. */
function questionIn(fault: DraftFaults['cantidad']) {
  return typeof fault === 'object' && !('refunded' in fault) ? fault : null;
}

type CantidadFault = NonNullable<DraftFaults['cantidad']>;

function FaultSentence({ fault }: { fault: CantidadFault }) {
  return cantidadFaultSentence(fault, useFormat());
}

export function cantidadFaultSentence(fault: CantidadFault, format: Format): string {
  if (typeof fault === 'string') return ENTRY.faults.cantidad[fault];
  if (!('refunded' in fault)) return ENTRY.ambiguous;
  const written = format.cantidad(fault.refunded);
  return fault.owed > 0n ? ENTRY.belowOwed(written) : ENTRY.belowRefunded(written);
}

type CantidadQuestionProps = {
  asDecimal: number;
  asGrouped: number;
  onAnswer: (meaning: CantidadMeaning) => void;
};

/** Asks which of two meanings an amount with one mark has. */
export function MeaningQuestion(question: CantidadQuestionProps) {
  return (
    <div className="grid gap-2">
      {ENTRY.ambiguous}
      <Meanings {...question} className="gap-2" />
    </div>
  );
}

function Meanings({
  asDecimal,
  asGrouped,
  onAnswer,
  className,
}: CantidadQuestionProps & { className: string }) {
  const format = useFormat();
  return (
    <div className={cn('flex flex-wrap items-center', className)}>
      {(['grouped', 'decimal'] as const).map((meaning) => (
        <Button
          key={meaning}
          variant="outline"
          size="small"
          className="tight:px-1 tabular-nums text-foreground"
          onClick={() => {
            onAnswer(meaning);
          }}
        >
          {meaning === 'grouped' ? format.cantidad(toCents(asGrouped)) : format.plainNumber(asDecimal)}
        </Button>
      ))}
    </div>
  );
}

type Typed = Pick<CatalogoDraft, 'presupuesto' | 'presupuestoMeaning'>;

type PresupuestoFieldProps = {
  draft: Typed;
  fault: CatalogoDraftFaults['presupuesto'];
  onChange: (typed: Typed) => void;
};

export function PresupuestoField({ draft, fault, onChange }: PresupuestoFieldProps) {
  return (
    <Field
      label={CATALOGO.presupuesto}
      error={
        fault && (
          <PresupuestoFaultMessage
            fault={fault}
            onAnswer={(presupuestoMeaning) => {
              onChange({ presupuesto: draft.presupuesto, presupuestoMeaning });
            }}
          />
        )
      }
    >
      {(control) => (
        <Input
          {...control}
          inputMode="decimal"
          autoComplete="off"
          placeholder={CATALOGO.noPresupuesto}
          className="tabular-nums"
          value={draft.presupuesto}
          onChange={(event) => {
            onChange({ presupuesto: event.target.value, presupuestoMeaning: null });
          }}
        />
      )}
    </Field>
  );
}

type PresupuestoFaultMessageProps = {
  fault: PresupuestoFault;
  onAnswer: (meaning: CantidadMeaning) => void;
};

export function PresupuestoFaultMessage({ fault, onAnswer }: PresupuestoFaultMessageProps) {
  if (typeof fault === 'string') return CATALOGO.faults.presupuesto[fault];
  return <MeaningQuestion {...fault} onAnswer={onAnswer} />;
}
