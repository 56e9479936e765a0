import type { RefObject } from 'react';
import { Popover } from '@/components/ui/popover';
import type { GastosQuery } from '@/lib/domain/gastos-query';
import { useFormat } from '@/lib/hooks/use-format';
import { NOUNS } from '@/lib/text/common';
import { EXPORTING } from '@/lib/text/exportar';
import { ExportButtons, useExport } from './export-buttons';

type ExportMenuProps = {
  anchor: RefObject<HTMLButtonElement | null>;
  query: GastosQuery;
  count: number | null;
  onClose: () => void;
};

/** Closes once the file is there. */
export function ExportMenu({ anchor, query, count, onClose }: ExportMenuProps) {
  const format = useFormat();
  const { exporting, start, cancel } = useExport();
  const period = format.period(query.period);
  return (
    <Popover
      anchor={anchor}
      onClose={onClose}
      align="end"
      aria-label={EXPORTING.listed}
      className="w-max max-w-[calc(100vw-1rem)]"
    >
      <p className="mb-3 text-sm text-muted-foreground">
        {count === null ? period : EXPORTING.listedAdvice(format.count(count, NOUNS.gasto), period)}
      </p>
      <ExportButtons
        exporting={exporting}
        empty={false}
        onStart={(form) => void start(form, query).then(onClose)}
        onCancel={cancel}
      />
    </Popover>
  );
}
