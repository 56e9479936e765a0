import { useEffect, useId, useState } from 'react';
import { isFecha } from '@/lib/domain/dates';
import { toCents } from '@/lib/domain/money';
import { isRecord } from '@/lib/domain/text-value';
import { useFormat } from '@/lib/hooks/use-format';
import type { ImportResult } from '@/lib/import/import-flow';
import type { Rejection } from '@/lib/import/import-summary';
import { MAX_UNASKED_BYTES } from '@/lib/import/file-limits';
import { valueText } from '@/lib/import/value-text';
import { andMore } from '@/lib/text/common';
import { shorten, type Format } from '@/lib/text/format';
import { IMPORTAR } from '@/lib/text/importar';
import { rejectionLine } from '@/lib/text/specification';

export function RejectionList({ summary, rejected }: Pick<ImportResult, 'summary' | 'rejected'>) {
  const id = useId();
  const format = useFormat();
  const { rejections, unlisted } = summary;
  return (
    <div>
      <h4 id={id} className="mb-2 text-sm font-medium">
        {IMPORTAR.details}
      </h4>
      {/* In the tab order, so that the keyboard can scroll it. */}
      <div
        tabIndex={0}
        role="region"
        aria-labelledby={id}
        className="bg-muted/50 @lg:grid-cols-[auto_minmax(5.5rem,1fr)] grid max-h-32 grid-flow-row-dense auto-rows-min gap-x-2 gap-y-1 overflow-y-auto rounded border border-border p-2 text-xs"
      >
        <ul className="contents">
          {rejections.map((rejection, position) => (
            // The list never changes; a line has no identity but its place.
            <li key={position} aria-describedby={`${id}-${position}`} className="wrap-anywhere col-start-1">
              {rejectionLine(rejection)}
            </li>
          ))}
          {unlisted > 0 ? (
            <li className="col-start-1 text-muted-foreground">{andMore(format.plainNumber(unlisted))}</li>
          ) : null}
        </ul>
        {/* A line is literally the specification's; the expense's name stands beside it, if there is room. */}
        <RejectedGastos id={id} rejections={rejections} rejected={rejected} />
      </div>
    </div>
  );
}

type RejectedGastosProps = Pick<ImportResult, 'rejected'> & { id: string; rejections: readonly Rejection[] };

function RejectedGastos({ id, rejections, rejected }: RejectedGastosProps) {
  const words = useRejectedWords(rejected);
  const firstGasto = rejections.findIndex(isOfGasto);
  return (
    <div className="@lg:contents hidden">
      {rejections.map((rejection, position) => (
        <p key={position} id={`${id}-${position}`} className="col-start-2 truncate text-muted-foreground">
          {isOfGasto(rejection) ? words[position - firstGasto] : null}
        </p>
      ))}
    </div>
  );
}

function isOfGasto({ kind }: Rejection): boolean {
  return kind === 'gasto' || kind === 'gasto-refused';
}

/** «Cena», 12,00 €, 3 ene 2026. Empty until the file is read. */
function useRejectedWords(rejected: Blob | undefined): readonly string[] {
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
