import type { RefCallback } from 'react';
import { ImportResults } from '@/components/importar/import-results';
import { Card, CardContent, CardTitle } from '@/components/ui/card';
import { useFormat } from '@/lib/hooks/use-format';
import { statementSession, type FinishedStatement } from '@/lib/page/statement-session';
import { EXTRACTOS } from '@/lib/text/extractos';
import { CUADRE } from '@/lib/text/extractos-review';
import { CuadreList } from './cuadre-list';

type StatementResultsProps = { result: FinishedStatement; focusTarget: RefCallback<HTMLElement> };

export function StatementResults({ result, focusTarget }: StatementResultsProps) {
  const format = useFormat();
  const { cuadre, summary, tallies, recordId } = result;

  /** Clears the screen, unless another statement was chosen while the undo ran. */
  function leave() {
    const flow = statementSession.flow.getState();
    if (flow.state === 'finished' && flow.result.recordId === recordId) statementSession.clear();
  }

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
      <CardContent className="grid grid-cols-1 gap-5">
        <CuadreList cuadre={cuadre} addedLabel={CUADRE.imported} />
        {cuadre.same.count > 0 ? (
          <p className="text-sm">{EXTRACTOS.accepted(format, cuadre.same.count)}</p>
        ) : null}
        <ImportResults
          summary={summary}
          tallies={tallies}
          recordId={recordId}
          another={EXTRACTOS.another}
          onAnother={leave}
        />
      </CardContent>
    </Card>
  );
}
