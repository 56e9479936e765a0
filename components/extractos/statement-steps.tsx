import { TriangleAlert } from 'lucide-react';
import { type RefCallback, useDeferredValue, useId } from 'react';
import { CancelImport, ImportProgress } from '@/components/importar/import-progress';
import { ImportResults } from '@/components/importar/import-results';
import { Card, CardContent, CardDescription, CardTitle } from '@/components/ui/card';
import { lazyPart } from '@/components/ui/lazy-part';
import { type Mes, mesOf } from '@/lib/domain/dates';
import type { Catalogo } from '@/lib/domain/entities';
import { summarizeMes } from '@/lib/domain/mes-summary';
import { useCatalogo } from '@/lib/hooks/use-catalogo';
import { useFormat } from '@/lib/hooks/use-format';
import { useQuery } from '@/lib/hooks/use-query';
import { gastosOfMes } from '@/lib/page/queries/queries';
import { type ReviewedFlow, type StatementFlow, statementSession } from '@/lib/page/import/statement-session';
import { foldText } from '@/lib/read/words';
import type { NotedRefund } from '@/lib/statements/review/plan-statement';
import type { StatementExtent } from '@/lib/statements/review/review-choices';
import { WAITING } from '@/lib/text/common';
import { notSaved } from '@/lib/text/common-later';
import { EXTRACTOS } from '@/lib/text/extractos';
import { CUADRE, REFUNDS_IN, statementFaultSentence } from '@/lib/text/extractos-review';
import { capitalize, type Format, shorten, shownNombre } from '@/lib/text/format';
import { REFUNDED } from '@/lib/text/reembolsos';
import { SPECIFICATION } from '@/lib/text/specification';
import { ReviewCard } from './review-card';
import { CuadreList } from './review-fields';
import { ReviewLists } from './review-lists';

const ClasificarButton = lazyPart(() =>
  import('@/components/clasificar/clasificar-button').then((module) => module.ClasificarButton),
);

function RefundResults({ refunds }: { refunds: readonly NotedRefund[] }) {
  const id = useId();
  const format = useFormat();
  if (refunds.length === 0) return null;
  const lowered = refunds.flatMap(({ fecha, refunded, isStored }) =>
    isStored && mesOf(fecha) !== mesOf(refunded) ? [mesOf(fecha)] : [],
  );
  return (
    <section aria-labelledby={id} className="grid gap-1 text-sm">
      <h3 id={id} className="font-medium">
        {REFUNDS_IN.results}
      </h3>
      <ul className="grid gap-1">
        {refunds.map(({ nombre, fecha, cents }, place) => (
          <li key={place} className="wrap-anywhere">
            <bdi>
              {REFUNDS_IN.result(format.cantidad(BigInt(cents)), shownNombre(nombre), format.shortDay(fecha))}
            </bdi>
          </li>
        ))}
        {[...new Set(lowered)].sort().map((mes) => (
          <LoweredMes key={mes} mes={mes} />
        ))}
      </ul>
    </section>
  );
}

function LoweredMes({ mes }: { mes: Mes }) {
  const format = useFormat();
  const read = useQuery(gastosOfMes(mes));
  if (!read) return null;
  const { totals } = summarizeMes(read.gastos);
  return <li>{REFUNDED.falls(capitalize(format.mes(mes)), format.cantidad(totals.total))}</li>;
}

type StatementStepsProps = {
  flow: StatementFlow;
  startable: boolean;
  focusTarget: RefCallback<HTMLElement>;
};

export function StatementSteps({ flow, startable, focusTarget }: StatementStepsProps) {
  switch (flow.state) {
    case 'empty':
      return null;
    case 'reading':
      return (
        <p role="status" className="text-sm text-muted-foreground">
          {EXTRACTOS.reading}
        </p>
      );
    case 'refused':
    case 'failed':
      return <Failure flow={flow} focusTarget={focusTarget} />;
    case 'reviewed':
      return (
        <>
          <ReviewCard flow={flow} startable={startable} focusTarget={focusTarget} />
          <DeferredLists flow={flow} />
        </>
      );
    case 'importing':
      return <ImportingCard flow={flow} focusTarget={focusTarget} />;
    case 'finished':
      return <StatementResults flow={flow} focusTarget={focusTarget} />;
  }
}

function DeferredLists({ flow }: { flow: ReviewedFlow }) {
  const drawn = useDeferredValue(true, false);
  return drawn ? <ReviewLists flow={flow} /> : null;
}

type ImportingCardProps = {
  flow: Extract<StatementFlow, { state: 'importing' }>;
  focusTarget: RefCallback<HTMLElement>;
};

function ImportingCard({ flow, focusTarget }: ImportingCardProps) {
  return (
    <Card aria-label={EXTRACTOS.progress} className="grid grid-cols-1 gap-4">
      <ImportProgress percent={flow.percent} label={EXTRACTOS.progress}>
        <p ref={focusTarget} data-step="importing" className="scroll-mt-24" tabIndex={-1} role="status">
          {flow.cancelling ? WAITING.cancelling : SPECIFICATION.procesando}
        </p>
      </ImportProgress>
      <CancelImport
        {...flow}
        onCancel={() => {
          statementSession.cancel();
        }}
      />
    </Card>
  );
}

type FailureProps = {
  flow: Extract<StatementFlow, { state: 'refused' | 'failed' }>;
  focusTarget: RefCallback<HTMLElement>;
};

function Failure({ flow, focusTarget }: FailureProps) {
  const format = useFormat();
  return (
    <Card aria-labelledby="extracto-fallido">
      <CardTitle
        id="extracto-fallido"
        ref={focusTarget}
        data-step={flow.state}
        tabIndex={-1}
        className="flex scroll-mt-20 items-center gap-2 text-destructive"
      >
        <TriangleAlert aria-hidden className="size-5 shrink-0" />
        {flow.state === 'refused' ? EXTRACTOS.refusedTitle : EXTRACTOS.failedTitle}
      </CardTitle>
      <CardContent className="mt-2">
        <p role="alert" className="wrap-anywhere text-pretty text-sm">
          {flow.state === 'refused' ? statementFaultSentence(flow.fault, format) : notSaved(flow.fault)}
        </p>
      </CardContent>
    </Card>
  );
}

type StatementResultsProps = {
  flow: Extract<StatementFlow, { state: 'finished' }>;
  focusTarget: RefCallback<HTMLElement>;
};

function StatementResults({ flow: { result, extent }, focusTarget }: StatementResultsProps) {
  const format = useFormat();
  const catalogo = useCatalogo();
  const { cuadre, refunds, summary, tallies, recordId } = result;
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
        <RefundResults refunds={refunds} />
        <ClasificarButton />
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

/** Clears the screen, unless another statement was chosen meanwhile. */
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
