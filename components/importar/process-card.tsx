import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardDescription, CardTitle } from '@/components/ui/card';
import { Progress } from '@/components/ui/progress';
import { importSession } from '@/lib/hooks/use-import';
import type { ImportFlow } from '@/lib/import/import-flow';
import { IMPORTAR } from '@/lib/text/screens';
import { SPECIFICATION } from '@/lib/text/specification';
import { importAndNotify } from './import-and-notify';
import { ImportResults } from './import-results';

type FlowWithFile = Exclude<ImportFlow, { state: 'empty' }>;

/** Card 4: the import itself, from the button to what came of it. */
export function ProcessCard({ flow }: { flow: FlowWithFile }) {
  return (
    <Card aria-labelledby="procesar">
      <CardTitle id="procesar">{SPECIFICATION.procesar}</CardTitle>
      <CardDescription>{IMPORTAR.processAdvice}</CardDescription>
      <CardContent>
        {flow.state === 'selected' ? <StartButton key={flow.file.name} /> : null}
        {flow.state === 'importing' ? (
          <Importing percent={flow.percent} cancelling={flow.cancelling} />
        ) : null}
        {flow.state === 'finished' ? <ImportResults summary={flow.summary} /> : null}
      </CardContent>
    </Card>
  );
}

/** Takes the focus when a file has just been chosen, or an import has come back to it. */
function StartButton() {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
  }, []);
  return (
    <Button ref={button} className="w-full sm:w-auto" onClick={() => void importAndNotify()}>
      {SPECIFICATION.importarGastos}
    </Button>
  );
}

function Importing({ percent, cancelling }: { percent: number; cancelling: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
  }, []);
  return (
    <div className="grid gap-3">
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <p role="status">{cancelling ? IMPORTAR.cancelling : SPECIFICATION.procesando}</p>
        <p className="font-medium tabular-nums">{percent}%</p>
      </div>
      <Progress value={percent} label={IMPORTAR.progress} />
      <Button
        ref={button}
        variant="outline"
        className="w-full sm:w-auto sm:justify-self-start"
        aria-disabled={cancelling}
        onClick={importSession.cancel}
      >
        {IMPORTAR.cancel}
      </Button>
    </div>
  );
}
