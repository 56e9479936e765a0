import type { RefObject } from 'react';
import { Popover } from '@/components/ui/popover';
import type { GastosQuery, ListedGastos } from '@/lib/domain/gastos-query';
import { wholeTotals } from '@/lib/domain/find-gastos';
import { useFormat } from '@/lib/hooks/use-format';
import type { Format } from '@/lib/text/format';
import { SEARCHING } from '@/lib/text/gastos';
import { BUTTONS, NOUNS } from '@/lib/text/common';
import { EXPORTING } from '@/lib/text/exportar';
import { ExportButtons, useExport } from './export-card';

type ExportMenuProps = {
  anchor: RefObject<HTMLButtonElement | null>;
  query: GastosQuery;
  list: ListedGastos | null;
  onClose: () => void;
};

export function ExportMenu({ anchor, query, list, onClose }: ExportMenuProps) {
  const format = useFormat();
  const { exporting, start, cancel } = useExport();
  const said = list ? saidOf(query, list, format) : format.period(query.period);
  return (
    <Popover
      anchor={anchor}
      onClose={onClose}
      align="end"
      aria-label={BUTTONS.exportList}
      className="w-max max-w-[calc(100vw-1rem)]"
    >
      <p className="mb-3 text-sm text-muted-foreground">{said}</p>
      <ExportButtons
        exporting={exporting}
        empty={false}
        onStart={(form) => void start(form, query).then(onClose)}
        onCancel={cancel}
      />
    </Popover>
  );
}

/** «3 gastos: octubre de 2026, y 2 de otros meses». */
function saidOf({ period }: GastosQuery, list: ListedGastos, format: Format): string {
  const named = format.period(period);
  const { others } = list;
  return EXPORTING.listedAdvice(
    format.count(wholeTotals(list).count, NOUNS.gasto),
    others
      ? SEARCHING.withOthers(named, format.plainNumber(others.totals.count), SEARCHING.elsewhere[period.kind])
      : named,
  );
}
