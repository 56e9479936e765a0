import { useEffect, useState } from 'react';
import { isFecha } from '@/lib/domain/dates';
import { toCents } from '@/lib/domain/money';
import { isRecord } from '@/lib/domain/text-value';
import { useFormat } from '@/lib/hooks/use-format';
import { MAX_UNASKED_BYTES } from '@/lib/import/file-limits';
import { valueText } from '@/lib/import/value-text';
import { shorten, type Format } from '@/lib/text/format';

/** A short text for each rejected expense: «Cena», 12,00 €, 3 ene 2026. Empty until the file is read. */
export function useRejectedWords(rejected: Blob | undefined): readonly string[] {
  const format = useFormat();
  const [items, setItems] = useState<readonly unknown[]>([]);
  useEffect(() => {
    if (!rejected || rejected.size > MAX_UNASKED_BYTES) return undefined;
    let isWanted = true;
    void readItems(rejected).then((read) => {
      if (isWanted) setItems(read);
    });
    return () => {
      isWanted = false;
    };
  }, [rejected]);
  return items.map((item) => wordsOf(item, format));
}

async function readItems(rejected: Blob): Promise<readonly unknown[]> {
  const { gastos = [] } = JSON.parse(new TextDecoder().decode(await rejected.arrayBuffer())) as {
    gastos?: unknown[];
  };
  return gastos;
}

function wordsOf(item: unknown, format: Format): string {
  if (!isRecord(item)) return '';
  const { nombre, cantidad, fecha, _valor } = item;
  const isCantidad = typeof cantidad === 'number' && Number.isFinite(cantidad);
  const said = [
    typeof nombre === 'string' && nombre.trim() !== '' ? `«${shorten(nombre)}»` : null,
    isCantidad ? format.cantidad(toCents(cantidad)) : valueText(cantidad),
    typeof fecha === 'string' && isFecha(fecha) ? format.shortDay(fecha) : valueText(fecha),
    valueText(_valor),
  ];
  return said.filter((part) => part !== null).join(', ');
}
