import type { RefCallback } from 'react';
import { ClasificarDoor } from '@/components/clasificar/clasificar-door';
import { ImportResults } from '@/components/importar/import-results';
import { Card, CardContent, CardDescription, CardTitle } from '@/components/ui/card';
import type { Catalogo } from '@/lib/domain/entities';
import { useCatalogo } from '@/lib/hooks/use-catalogo';
import { useFormat } from '@/lib/hooks/use-format';
import { statementSession, type StatementFlow } from '@/lib/page/statement-session';
import type { StatementExtent } from '@/lib/statements/statement-extent';
import { foldText } from '@/lib/read/words';
import { EXTRACTOS } from '@/lib/text/extractos';
import { CUADRE } from '@/lib/text/extractos-review';
import { shorten, type Format } from '@/lib/text/format';
import { CuadreList } from './cuadre-list';

type StatementResultsProps = {
  flow: Extract<StatementFlow, { state: 'finished' }>;
  focusTarget: RefCallback<HTMLElement>;
};

export function StatementResults({ flow: { result, extent }, focusTarget }: StatementResultsProps) {
  const format = useFormat();
  const catalogo = useCatalogo();
  const { cuadre, summary, tallies, recordId } = result;
  return (
    <Card aria-labelledby="resultado-extracto">
      <CardTitle
        id="resultado-extracto"
        ref={focusTarget}
        data-step="finished"
        tabIndex={-1}
        className="scroll-mt-20"
      >
        {EXTRACTOS.results}
      </CardTitle>
      <CardDescription>{catalogo ? extentText(extent, catalogo, format) : null}</CardDescription>
      <CardContent className="grid grid-cols-1 gap-5">
        <CuadreList cuadre={cuadre} addedLabel={CUADRE.imported} />
        {cuadre.same.count > 0 ? (
          <p className="text-sm">{EXTRACTOS.accepted(format, cuadre.same.count)}</p>
        ) : null}
        <ClasificarDoor />
        <ImportResults
          summary={summary}
          tallies={tallies}
          recordId={recordId}
          // The list above counts the movements.
          hasCounts={false}
          another={EXTRACTOS.another}
          onAnother={() => {
            leave(recordId);
          }}
        />
      </CardContent>
    </Card>
  );
}

/** Clears the screen, unless another statement was chosen while the undo ran. */
function leave(recordId: number | null): void {
  const flow = statementSession.flow.getState();
  if (flow.state === 'finished' && flow.result.recordId === recordId) statementSession.clear();
}

/** «Santander · Tarjeta de crédito · 1 nov 2026 – 25 nov 2026». */
function extentText(
  { banco, metodos, days }: StatementExtent,
  { metodosPago }: Catalogo,
  format: Format,
): string {
  const nombres = metodos.flatMap((metodo) =>
    metodo.kind === 'new' ? metodo.fields.nombre : (metodosPago.get(metodo.id)?.nombre ?? []),
  );
  // A method may be called as its bank: «Cuenta Santander».
  const isNamed = banco === null || nombres.some((nombre) => foldText(nombre).includes(foldText(banco)));
  return [
    ...new Set([...(isNamed ? [] : [shorten(banco)]), ...nombres.map(shorten)]),
    ...(days ? [format.period({ kind: 'range', ...days })] : []),
  ].join(' · ');
}
