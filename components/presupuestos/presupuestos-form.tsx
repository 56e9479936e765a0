import {
  type KeyboardEvent,
  type Ref,
  type SubmitEvent,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { notifyAct } from '@/components/acts/notify-change';
import { toast } from '@/components/acts/toast';
import { PresupuestoFaultMessage } from '@/components/fields/cantidad-field';
import { CategoryIcon } from '@/components/gasto/gasto-marks';
import { Button } from '@/components/ui/button';
import { FieldError, Input } from '@/components/ui/field';
import { FittedText } from '@/components/ui/fitted-text';
import { focusFirst } from '@/components/ui/focus';
import { editPresupuestos } from '@/lib/db/edit-catalogo';
import type { Mes } from '@/lib/domain/dates';
import type { Catalogo, Categoria } from '@/lib/domain/entities';
import { compareNombres } from '@/lib/domain/graphemes';
import { type Cents, toCents } from '@/lib/domain/money';
import {
  completePresupuestos,
  type PresupuestoFault,
  type ProposedBudgets,
  totalOfPresupuestos,
  type TypedPresupuesto,
} from '@/lib/domain/presupuestos-entry';
import { useFormat } from '@/lib/hooks/use-format';
import { useSaving } from '@/lib/hooks/use-saving';
import { perform } from '@/lib/page/acts/history';
import { showOverlay } from '@/lib/page/overlays';
import { leavePresupuestos, leftPresupuestos } from '@/lib/page/queries/presupuestos';
import { readSumSoFar } from '@/lib/read/read-cantidad';
import { changeFaultSentence } from '@/lib/text/acts';
import { CATALOGO } from '@/lib/text/catalogo';
import { UNCLASSIFIED } from '@/lib/text/extractos';
import { BUTTONS, TOTAL } from '@/lib/text/common';
import { type Format, shownNombre } from '@/lib/text/format';
import { DRAFTS } from '@/lib/text/gastos';
import { PRESUPUESTOS } from '@/lib/text/presupuestos';
import { roundMean } from '@/lib/text/share';

/** `mes`: the last month behind the proposals; `spent` in it. */
type Proposed = ProposedBudgets & { spent: Cents; mes: Mes; isThisYear: boolean };

type PresupuestosFormProps = {
  categorias: Catalogo['categorias'];
  proposed: Proposed | null;
  /** Keeps what was typed, as the dialog closes. */
  leaveRef: Ref<() => void>;
  onDone: () => void;
};

const NOTHING: Proposed['budgets'] = new Map();

export function PresupuestosForm({ proposed, ...props }: PresupuestosFormProps) {
  const format = useFormat();
  const proposals = proposed?.budgets ?? NOTHING;
  const { form, busy, rows, typed, faults, hasEmpty, textOf, change, useAll, save } = usePresupuestosForm({
    ...props,
    proposals,
  });
  return (
    <form ref={form} noValidate onSubmit={(event) => void save(event)} className="flex min-h-0 flex-col">
      <div className="relative overflow-y-auto px-4 py-3 sm:px-5" onKeyDown={stepOnEnter}>
        <ProposalsOffer
          meses={proposals.size > 0 && proposed ? proposed.meses : 0}
          usable={hasEmpty}
          onUse={useAll}
        />
        <ul className="mt-1 divide-y divide-border">
          {rows.map((row, place) => (
            <PresupuestoRow
              key={row.id}
              categoria={row}
              {...proposals.get(row.id)}
              text={textOf(row)}
              fault={faults.get(row.id)}
              isLast={place === rows.length - 1}
              onChange={(one) => {
                change(row, one);
              }}
            />
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-t border-border px-4 py-2 sm:px-5 sm:py-3">
        <Total cents={totalOfPresupuestos(rows, typed, format.marks)} proposed={proposed} />
        <Button type="submit" aria-disabled={busy}>
          {BUTTONS.save}
        </Button>
      </div>
    </form>
  );
}

type ProposalsOfferProps = {
  meses: number;
  usable: boolean;
  onUse: () => void;
};

function ProposalsOffer({ meses, usable, onUse }: ProposalsOfferProps) {
  const format = useFormat();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
      <p className="min-w-0 flex-1 basis-48 text-sm text-muted-foreground">
        {meses > 0
          ? format.choose(meses, PRESUPUESTOS.proposed(format.plainNumber(meses)))
          : PRESUPUESTOS.nothingProposed}
      </p>
      {meses > 0 ? (
        <Button variant="outline" size="small" aria-disabled={!usable} onClick={onUse}>
          {PRESUPUESTOS.useAll}
        </Button>
      ) : null}
    </div>
  );
}

function Total({ cents, proposed }: { cents: Cents; proposed: Proposed | null }) {
  const format = useFormat();
  return (
    <p className="@container min-w-0 flex-1 basis-40 text-sm tabular-nums">
      <span className="wrap-anywhere block font-semibold">
        <FittedText>{`${TOTAL}: ${format.cantidad(cents)}`}</FittedText>
      </span>
      {proposed ? (
        <span className="wrap-anywhere block text-muted-foreground">
          <FittedText>{spentText(proposed, format)}</FittedText>
        </span>
      ) : null}
    </p>
  );
}

function spentText({ mes, isThisYear, spent }: Proposed, format: Format): string {
  return PRESUPUESTOS.spent((isThisYear ? format.mesName : format.mes)(mes), format.cantidad(spent));
}

/** Enter, a phone's «siguiente», goes to the next field; from the last it saves. */
function stepOnEnter(event: KeyboardEvent<HTMLDivElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement))
    return;
  const inputs = [...event.currentTarget.querySelectorAll('input')];
  const next = inputs[inputs.indexOf(event.target) + 1];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.select();
}

/** More make the field wider. */
const FITS_CHARACTERS = 10;

type PresupuestoRowProps = {
  categoria: Categoria;
  /** Proposed, if there is anything to go by. */
  usual?: Cents;
  budget?: Cents;
  text: string;
  fault: PresupuestoFault | undefined;
  isLast: boolean;
  onChange: (typed: TypedPresupuesto) => void;
};

function PresupuestoRow({ categoria, usual, budget, text, fault, isLast, onChange }: PresupuestoRowProps) {
  const format = useFormat();
  const id = useId();
  const placeholder = budget === undefined ? undefined : plainText(budget, format);
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
            <FittedText>{hintOf(text, usual, format)}</FittedText>
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

/** An answer keeps the text, and settles its meaning. */
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

function hintOf(text: string, usual: Cents | undefined, format: Format): string {
  const { typed, isSum } = readSumSoFar(text, format.marks);
  if (isSum && typed.kind === 'cantidad')
    return PRESUPUESTOS.result(format.cantidad(toCents(typed.cantidad)));
  return usual === undefined ? '' : PRESUPUESTOS.usual(format.cantidad(roundMean(usual, format)));
}

function plainText(cents: Cents, format: Format): string {
  return format.plainNumber(Number(cents) / 100);
}

type FormState = Omit<PresupuestosFormProps, 'proposed'> & { proposals: Proposed['budgets'] };

const NO_FAULTS: ReadonlyMap<number, PresupuestoFault> = new Map();

let offer: number | null = null;

function usePresupuestosForm({ categorias, proposals, leaveRef, onDone }: FormState) {
  const format = useFormat();
  const form = useRef<HTMLFormElement>(null);
  const { isSaving, busy, run } = useSaving();
  const { typed, setFaults, ...fields } = useTyped(categorias, proposals);

  useLeaving(leaveRef, () => {
    if (!isSaving.current) leave(typed);
  });

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // A category may have gone since its budget was typed.
    const present = new Map([...typed].filter(([id]) => categorias.has(id)));
    const read = completePresupuestos(present, format.marks);
    if (!read.ok) {
      flushSync(() => {
        setFaults(read.fault);
      });
      focusFirst(form.current, 'input[aria-invalid=true]');
      return;
    }
    const saved = await run(() => perform('presupuestos-edited', editPresupuestos(read.value)));
    if (saved?.ok) {
      if (saved.value) notifyAct(saved.value, format);
      // The person may have left this form.
      if (form.current) onDone();
    } else if (saved) {
      toast.error(CATALOGO.saveFailed, { description: changeFaultSentence(saved.fault) });
      if (!form.current) leavePresupuestos(typed);
    }
  }

  return {
    ...fields,
    ...{ form, busy, typed, save },
    textOf: (row: Categoria) => textOf(row, typed, format),
  };
}

/** `useAll` fills the empty ones that have a proposal. */
function useTyped(categorias: FormState['categorias'], proposals: FormState['proposals']) {
  const format = useFormat();
  const [typed, setTyped] = useState(leftPresupuestos);
  const [faults, setFaults] = useState(NO_FAULTS);
  const rows = useMemo(
    () => [...categorias.values()].filter(canPlan).sort((a, b) => compareNombres(a.nombre, b.nombre)),
    [categorias],
  );
  const empty = rows.filter((row) => proposals.has(row.id) && textOf(row, typed, format).trim() === '');

  function change(categoria: Categoria, one: TypedPresupuesto) {
    const isStored = one.meaning === null && one.text === storedText(categoria, format);
    setTyped(isStored ? without(typed, categoria.id) : new Map(typed).set(categoria.id, one));
    setFaults(without(faults, categoria.id));
  }

  function useAll() {
    const filled = new Map(typed);
    for (const { id } of empty)
      filled.set(id, { text: plainText(proposals.get(id)?.budget ?? 0n, format), meaning: null });
    setTyped(filled);
  }

  return { rows, typed, faults, setFaults, change, useAll, hasEmpty: empty.length > 0 };
}

/** Also where a budget can be taken away. */
function canPlan({ nombre, presupuesto }: Categoria): boolean {
  return nombre !== UNCLASSIFIED.nombre || presupuesto !== undefined;
}

function useLeaving(leaveRef: FormState['leaveRef'], onLeave: () => void): void {
  useEffect(() => {
    leavePresupuestos(new Map());
    if (offer !== null) toast.dismiss(offer);
    offer = null;
  }, []);
  useImperativeHandle(leaveRef, () => onLeave);
}

function leave(typed: ReadonlyMap<number, TypedPresupuesto>): void {
  leavePresupuestos(typed);
  if (typed.size === 0) return;
  offer = toast.message(DRAFTS.unsaved, {
    action: {
      label: DRAFTS.goOn,
      onClick: () => {
        showOverlay('presupuestos');
      },
    },
  });
}

function textOf(categoria: Categoria, typed: ReadonlyMap<number, TypedPresupuesto>, format: Format): string {
  return typed.get(categoria.id)?.text ?? storedText(categoria, format);
}

function storedText({ presupuesto }: Categoria, format: Format): string {
  return presupuesto === undefined ? '' : format.plainNumber(presupuesto);
}

function without<Value>(map: ReadonlyMap<number, Value>, id: number): ReadonlyMap<number, Value> {
  return new Map([...map].filter(([key]) => key !== id));
}
