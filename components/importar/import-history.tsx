import { Card, CardContent, CardDescription, CardTitle } from '@/components/ui/card';
import { useFormat } from '@/lib/hooks/use-format';
import { useQuery } from '@/lib/hooks/use-query';
import type { ImportRecord } from '@/lib/import/import-flow';
import { imports } from '@/lib/page/queries/program-queries';
import { NOUNS } from '@/lib/text/common';
import { shorten, type Format } from '@/lib/text/format';
import { IMPORTS } from '@/lib/text/importar';
import { UndoImportButton } from '@/components/acts/undo-import-button';

export function ImportHistory() {
  const records = useQuery(imports);
  if (!records || records.length === 0) return null;
  return (
    <Card aria-labelledby="importaciones">
      <CardTitle id="importaciones">{IMPORTS.title}</CardTitle>
      <CardDescription>{IMPORTS.advice}</CardDescription>
      <CardContent>
        <ul className="max-h-96 divide-y divide-border overflow-y-auto">
          {records.map((record) => (
            <ImportLine key={record.id} record={record} />
          ))}
        </ul>
      </CardContent>
    </Card>
  );
}

function ImportLine({ record }: { record: ImportRecord }) {
  const format = useFormat();
  const when = format.instant(record.at);
  const fileName = shorten(record.fileName);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="truncate text-sm font-medium">{fileName}</p>
        <p className="text-sm tabular-nums text-muted-foreground">
          {when} · {addedBy(record, format.count)}
        </p>
      </div>
      {record.state === 'undone' ? (
        <p className="text-sm text-muted-foreground">{IMPORTS.isUndone}</p>
      ) : (
        <UndoImportButton id={record.id} size="small" label={IMPORTS.undoOf(fileName, when)} />
      )}
    </li>
  );
}

function addedBy(
  { gastos, refunds = 0, categorias, metodosPago }: ImportRecord,
  count: Format['count'],
): string {
  const parts = [
    ...(gastos > 0 || refunds === 0 ? [count(gastos, NOUNS.gasto)] : []),
    ...(refunds > 0 ? [count(refunds, NOUNS.reembolso)] : []),
    ...(categorias > 0 ? [count(categorias, NOUNS.categoria)] : []),
    ...(metodosPago > 0 ? [count(metodosPago, NOUNS.metodoPago)] : []),
  ];
  return parts.join(', ');
}
