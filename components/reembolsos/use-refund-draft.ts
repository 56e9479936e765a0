import { useState } from 'react';
import { withFields } from '@/lib/domain/gasto-rules';
import { isFecha } from '@/lib/domain/dates';
import { newReembolsoId } from '@/lib/db/edit-reembolsos';
import type { Gasto, Reembolso } from '@/lib/domain/entities';
import { centsToDecimal, toCents, type Cents } from '@/lib/domain/money';
import { openCents } from '@/lib/domain/reembolsos';
import { useFormat } from '@/lib/hooks/use-format';
import { useToday } from '@/lib/hooks/use-today';
import { type CantidadFault, type CantidadMeaning, settleCantidad } from '@/lib/read/read-cantidad';
import { readSum } from '@/lib/read/read-sum';

/** `most` is left: more cannot come back. */
type RefundCantidadFault = CantidadFault | { most: Cents };

export type RefundKind = 'back' | 'owed';

/** Holds the typed parts of a refund, new or stored. */
export function useRefundDraft(gasto: Gasto, edited: Reembolso | null) {
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

  /** Answers null, and shows the reason, if the typed amount cannot come back. */
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
