import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { CantidadFaultMessage, CantidadInput } from '@/components/fields/cantidad-field';
import { Button } from '@/components/ui/button';
import { ChoiceChips } from '@/components/ui/choice-chips';
import { Field, Input } from '@/components/ui/field';
import { newReembolsoId } from '@/lib/db/edit-reembolsos';
import { isFecha } from '@/lib/domain/dates';
import type { Gasto, Reembolso } from '@/lib/domain/entities';
import { withFields } from '@/lib/domain/gasto-rules';
import { type Cents, centsToDecimal, toCents } from '@/lib/domain/money';
import { openCents } from '@/lib/domain/reembolsos';
import { useFormat } from '@/lib/hooks/use-format';
import { useToday } from '@/lib/hooks/use-today';
import { type CantidadFault, type CantidadMeaning, readSum, settleCantidad } from '@/lib/read/read-cantidad';
import { BUTTONS, FIELDS } from '@/lib/text/common';
import { ENTRY } from '@/lib/text/entry';
import { REFUNDS } from '@/lib/text/reembolsos';
import { shareOf } from '@/lib/text/share';

/** `most` is left: more cannot come back. */
type RefundCantidadFault = CantidadFault | { most: Cents };

type RefundKind = 'back' | 'owed';

function useRefundDraft(gasto: Gasto, edited: Reembolso | null) {
  const { plainNumber, marks } = useFormat();
  const today = useToday();
  const [kind, setKind] = useState<RefundKind>(edited?.estado ? 'owed' : 'back');
  const [de, setDe] = useState(edited?.de ?? '');
  const [fecha, setFecha] = useState(edited?.fecha ?? today);
  const [cantidad, setCantidad] = useState(edited ? plainNumber(edited.cantidad) : '');
  const [meaning, setMeaning] = useState<CantidadMeaning | null>(null);
  const [fault, setFault] = useState<RefundCantidadFault | null>(null);
  const most = openCents(gasto) + (edited ? toCents(edited.cantidad) : 0n);

  function refundOf(cents: Cents): Reembolso {
    const value = Number(centsToDecimal(cents));
    const begun = edited ?? { id: newReembolsoId(), cantidad: value, fecha };
    return withFields<Reembolso>(
      { ...begun, cantidad: value, fecha },
      { de: de.trim() || undefined, estado: kind === 'owed' ? 'esperado' : undefined },
    );
  }

  /** Null, with the reason shown, if the amount cannot come back. */
  function complete(): Reembolso | null {
    const read = settleCantidad(readSum(cantidad, marks).typed, meaning);
    const found = !read.ok ? read.fault : toCents(read.value) > most ? { most } : null;
    setFault(found);
    return read.ok && found === null ? refundOf(toCents(read.value)) : null;
  }

  return {
    ...{ kind, de, fecha, cantidad, fault, most },
    isDay: isFecha(fecha),
    setKind,
    setDe,
    setFecha,
    type: (text: string, as: CantidadMeaning | null = null) => {
      setCantidad(text);
      setMeaning(as);
      setFault(null);
    },
    refundOf,
    complete,
  };
}

type RefundFormProps = {
  gasto: Gasto;
  /** Stored already; null for a new one. */
  edited: Reembolso | null;
  busy: boolean;
  takesFocus: boolean;
  onStore: (refund: Reembolso) => void;
  /** Gives an edit up. */
  onEnd: () => void;
};

const KINDS = (['back', 'owed'] as const).map((value) => ({ value, label: REFUNDS.kinds[value] }));

/** A press on a share stores. No form of its own: the expense's form may surround it. */
export function RefundForm({ gasto, edited, busy, takesFocus, onStore, onEnd }: RefundFormProps) {
  const draft = useRefundDraft(gasto, edited);
  const [isOther, setOther] = useState(edited !== null);
  const parts = useRef<HTMLDivElement>(null);
  useFirstFocus(parts, takesFocus || edited !== null, edited !== null);
  if (draft.most === 0n) return <p className="text-sm text-muted-foreground">{REFUNDS.nothingLeft}</p>;

  function save() {
    const refund = draft.isDay ? draft.complete() : null;
    if (refund && !busy) onStore(refund);
  }

  return (
    <div ref={parts} className="grid gap-3">
      <ChoiceChips
        legend={REFUNDS.kind}
        chips={KINDS}
        value={draft.kind}
        onChange={(kind) => {
          draft.setKind(kind as RefundKind);
        }}
      />
      <Details draft={draft} onEnter={isOther ? save : undefined} />
      {edited ? null : (
        <Shares
          {...{ gasto, isOther }}
          most={draft.most}
          disabled={busy || !draft.isDay}
          onShare={(cents) => {
            onStore(draft.refundOf(cents));
          }}
          onOther={() => {
            setOther(!isOther);
          }}
        />
      )}
      {isOther ? (
        <OtherCantidad draft={draft} busy={busy} onSave={save} onEnd={edited ? onEnd : null} />
      ) : null}
    </div>
  );
}

type Draft = ReturnType<typeof useRefundDraft>;

function Details({ draft, onEnter }: { draft: Draft; onEnter: (() => void) | undefined }) {
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field label={REFUNDS.giver}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={200}
            value={draft.de}
            onKeyDown={onEnterOnly(onEnter)}
            onChange={(event) => {
              draft.setDe(event.target.value);
            }}
          />
        )}
      </Field>
      <Field label={FIELDS.fecha} error={draft.isDay ? undefined : ENTRY.faults.fecha['no-day']}>
        {(control) => (
          <Input
            {...control}
            type="date"
            value={draft.fecha}
            onKeyDown={onEnterOnly(onEnter)}
            onChange={(event) => {
              draft.setFecha(event.target.value);
            }}
          />
        )}
      </Field>
    </div>
  );
}

type SharesProps = {
  gasto: Gasto;
  most: Cents;
  isOther: boolean;
  disabled: boolean;
  onShare: (cents: Cents) => void;
  onOther: () => void;
};

function Shares({ gasto, most, isOther, disabled, onShare, onOther }: SharesProps) {
  const format = useFormat();
  const gross = toCents(gasto.cantidad);
  const cents = { whole: most, half: shareOf(gross, 2, format), third: shareOf(gross, 3, format) };
  return (
    <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
      {(['whole', 'half', 'third'] as const).map((share) => (
        <Button
          key={share}
          variant="outline"
          disabled={disabled || cents[share] > most || cents[share] === 0n}
          aria-label={REFUNDS.about(REFUNDS.shares[share], format.cantidad(cents[share]))}
          className="h-14 sm:h-14"
          onClick={() => {
            onShare(cents[share]);
          }}
        >
          <span className="text-center leading-tight">
            {REFUNDS.shares[share]}
            <span className="block text-xs font-normal tabular-nums text-muted-foreground">
              {format.cantidad(cents[share])}
            </span>
          </span>
        </Button>
      ))}
      <Button variant="outline" aria-expanded={isOther} className="h-14 sm:h-14" onClick={onOther}>
        {REFUNDS.other}
      </Button>
    </div>
  );
}

type OtherCantidadProps = {
  draft: Draft;
  busy: boolean;
  onSave: () => void;
  onEnd: (() => void) | null;
};

function OtherCantidad({ draft, busy, onSave, onEnd }: OtherCantidadProps) {
  return (
    <>
      <Field label={FIELDS.cantidad} error={draft.fault && <Fault draft={draft} />}>
        {(control) => (
          <CantidadInput
            {...control}
            hasOwnKeys={false}
            autoFocus
            value={draft.cantidad}
            onKeyDown={onEnterOnly(onSave)}
            onChange={(event) => {
              draft.type(event.target.value);
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        {onEnd ? (
          <Button variant="outline" onClick={onEnd}>
            {BUTTONS.cancel}
          </Button>
        ) : null}
        <Button aria-disabled={busy} onClick={onSave}>
          {busy ? ENTRY.saving : REFUNDS.save}
        </Button>
      </div>
    </>
  );
}

function Fault({ draft: { fault, cantidad, type } }: { draft: Draft }) {
  const format = useFormat();
  if (fault === null) return null;
  return (
    <div ref={bringIntoView} className="scroll-mb-4">
      {typeof fault === 'object' && 'most' in fault ? (
        REFUNDS.tooMuch(format.cantidad(fault.most))
      ) : (
        <CantidadFaultMessage
          fault={fault}
          cantidad={cantidad}
          onChange={(change) => {
            type(change.cantidad, change.cantidadMeaning);
          }}
        />
      )}
    </div>
  );
}

/** The field may be the last that fits. */
function bringIntoView(part: HTMLElement | null): void {
  part?.scrollIntoView({ block: 'nearest' });
}

/** Enter would send the surrounding form. */
function onEnterOnly(act: (() => void) | undefined) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    act?.();
  };
}

/** The amount of an edited refund, or the first share. */
function useFirstFocus(parts: RefObject<HTMLElement | null>, isWanted: boolean, isEdit: boolean): void {
  useEffect(() => {
    if (!isWanted) return;
    const first = isEdit ? 'input[inputmode]' : 'button:enabled';
    parts.current?.querySelector<HTMLElement>(first)?.focus();
  }, [parts, isWanted, isEdit]);
}
