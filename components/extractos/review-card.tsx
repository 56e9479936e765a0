import { CircleAlert, CircleCheck, Info, Tags, TriangleAlert } from 'lucide-react';
import { type RefCallback, useId, useMemo, useState } from 'react';
import { notifyImport } from '@/components/acts/notify-import';
import { toast } from '@/components/acts/toast';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardTitle } from '@/components/ui/card';
import { lazyPart } from '@/components/ui/lazy-part';
import { useFormat } from '@/lib/hooks/use-format';
import { usePreferences } from '@/lib/hooks/use-setting';
import { rowsOfReview } from '@/lib/page/import/classify';
import { type StatementFlow, statementSession } from '@/lib/page/import/statement-session';
import { reviewedShops } from '@/lib/statements/review/classify-steps';
import { leavesOut, type Problem } from '@/lib/statements/movement';
import { refundsOf, toldRefunds } from '@/lib/statements/review/plan-statement';
import { cuadreOf, fateOf, openSources, type ReviewChoices } from '@/lib/statements/review/review-choices';
import type { StatementReview } from '@/lib/statements/review/review-statement';
import type { Part } from '@/lib/statements/statement';
import { CLASIFICAR } from '@/lib/text/clasificar';
import { andMore } from '@/lib/text/common';
import { EXTRACTOS } from '@/lib/text/extractos';
import { CUADRE, problemSentence, proofSentence, REFUNDS_IN } from '@/lib/text/extractos-review';
import type { Format } from '@/lib/text/format';
import { QuestionList } from './question-list';
import { CuadreList, EtiquetaQuestion, MetodoFields, RecalledLines } from './review-fields';

const ClasificarDialog = lazyPart(() =>
  import('@/components/clasificar/clasificar-dialog').then((module) => module.ClasificarDialog),
);

type ClasificarAntesProps = { flow: Extract<StatementFlow, { state: 'reviewed' }> };

/** Stays while any row has no category. */
function ClasificarAntes({ flow: { review, choices, busy } }: ClasificarAntesProps) {
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const [rows] = useState(() => rowsOfReview(statementSession));
  const count = useMemo(
    () => reviewedShops(review, choices).open.reduce((sum, { gastos }) => sum + gastos.length, 0),
    [review, choices],
  );
  return (
    <>
      {count > 0 ? (
        <Button
          variant="outline"
          className="w-full py-2 sm:w-auto sm:justify-self-start"
          // While the review is busy, past expenses may still give the category.
          disabled={busy}
          onClick={() => {
            setOpen(true);
          }}
        >
          <Tags aria-hidden />
          {CLASIFICAR.before(format, count)}
        </Button>
      ) : null}
      {open ? (
        <ClasificarDialog
          rows={rows}
          onClose={() => {
            setOpen(false);
          }}
        />
      ) : null}
    </>
  );
}

type ReviewedState = Extract<StatementFlow, { state: 'reviewed' }>;

type ReviewCardProps = {
  flow: ReviewedState;
  startable: boolean;
  focusTarget: RefCallback<HTMLElement>;
};

export function ReviewCard({ flow, startable, focusTarget }: ReviewCardProps) {
  const { review, choices } = flow;
  const cuadre = useMemo(() => cuadreOf(review, choices), [review, choices]);
  const open = useMemo(() => openSources(review, choices), [review, choices]);
  const refunds = useMemo(() => noted(review, choices), [review, choices]);
  return (
    <Card aria-labelledby="revision-extracto" aria-busy={flow.busy}>
      <CardTitle
        id="revision-extracto"
        ref={focusTarget}
        data-step="reviewed"
        tabIndex={-1}
        className="scroll-mt-20"
      >
        {EXTRACTOS.reviewTitle}
      </CardTitle>
      <CardContent className="mt-3 grid grid-cols-1 gap-5">
        <Proofs review={review} />
        <RecalledLines flow={flow} />
        <QuestionList flow={flow} />
        {cuadre.added.count > 0 ? <MetodoFields flow={flow} open={open} /> : null}
        {cuadre.added.count > 0 ? <EtiquetaQuestion flow={flow} count={cuadre.added.count} /> : null}
        <CuadreList cuadre={cuadre} addedLabel={CUADRE.added} />
        <RefundCount {...refunds} />
        <ClasificarAntes flow={flow} />
        <ImportButton
          flow={flow}
          startable={startable}
          isMetodoOpen={open.length > 0}
          isEmpty={cuadre.added.count + cuadre.same.count + refunds.count === 0 && !isAnySaid(flow)}
        />
      </CardContent>
    </Card>
  );
}

function Proofs({ review }: { review: StatementReview }) {
  return (
    <div className="grid gap-2">
      {review.parts.map((part, place) => (
        <ProofLine key={place} part={part} named={review.parts.length > 1} />
      ))}
      <OtherDivisa review={review} />
      <StatementProblems problems={review.problems} />
    </div>
  );
}

/** Refunds to be noted, in cents. */
function noted(review: StatementReview, choices: ReviewChoices) {
  const chosen = [...refundsOf(review, choices)].flatMap(([at, { fault }]) =>
    fault === null ? (review.movements[at]?.importe ?? 0) : [],
  );
  const cents = [...chosen, ...toldRefunds(review, choices).values()];
  return { count: cents.length, sum: cents.reduce((sum, one) => sum + one, 0) };
}

function RefundCount({ count, sum }: ReturnType<typeof noted>) {
  const format = useFormat();
  if (count === 0) return null;
  return <p className="text-sm">{REFUNDS_IN.willNote(count, format.cantidad(BigInt(sum)), format)}</p>;
}

function ProofLine({ part, named }: { part: Part; named: boolean }) {
  const format = useFormat();
  const { kind } = part.proof;
  const name = part.cuenta ?? part.divisa;
  const proved = kind === 'balance' || kind === 'sums';
  const failed = kind === 'broken' || kind === 'unread';
  const Icon = proved ? CircleCheck : failed ? CircleAlert : Info;
  const tone = proved ? 'text-primary' : failed ? 'text-destructive' : 'text-muted-foreground';
  return (
    <p className={`flex items-start gap-2 text-sm font-medium ${tone}`}>
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 text-pretty">
        {named && name !== null ? <bdi className="wrap-anywhere">{name}: </bdi> : null}
        {proofSentence(part.proof, format)}
      </span>
    </p>
  );
}

/** The file's other currency stays as it is; further ones are asked row by row. */
function OtherDivisa({ review: { parts, movements } }: { review: StatementReview }) {
  const { currency } = usePreferences();
  const asked = useMemo(() => new Set(movements.map(({ foreign }) => foreign?.divisa)), [movements]);
  const other = parts.some(({ divisa }) => divisa === currency)
    ? null
    : parts.find(({ divisa }) => divisa !== null && !asked.has(divisa))?.divisa;
  return other ? (
    <p className="text-pretty text-sm text-warning">{EXTRACTOS.otherDivisa(other, currency)}</p>
  ) : null;
}

type ImportButtonProps = {
  flow: ReviewedState;
  startable: boolean;
  isMetodoOpen: boolean;
  isEmpty: boolean;
};

function ImportButton({ flow, startable, isMetodoOpen, isEmpty }: ImportButtonProps) {
  const id = useId();
  const format = useFormat();
  const waiting = waitsFor(flow, isMetodoOpen, isEmpty);
  return (
    <div className="flex flex-col gap-2 sm:flex-row sm:items-center sm:gap-4">
      <Button
        className="w-full sm:w-auto"
        disabled={!startable || waiting !== null}
        aria-describedby={id}
        onClick={() => void importAndNotify(format)}
      >
        {EXTRACTOS.importButton}
      </Button>
      <p id={id} role="status" className="text-sm text-muted-foreground">
        {waiting ?? EXTRACTOS.reviewed}
      </p>
    </div>
  );
}

async function importAndNotify(format: Format): Promise<void> {
  const outcome = await statementSession.start();
  if (outcome?.kind === 'changed') toast.info(EXTRACTOS.changedTitle, { description: EXTRACTOS.changed });
  else if (outcome) notifyImport(outcome);
  const refunds = outcome?.kind === 'finished' ? outcome.refunds.length : 0;
  if (refunds > 0) toast.success(REFUNDS_IN.done(refunds, format), { together: true });
}

/** True if the import must remember that a movement is of another file, or that a shop is no expense. */
function isAnySaid({ review, choices }: ReviewedState): boolean {
  return (
    choices.spared.size > 0 ||
    review.movements.some(
      (movement, at) => movement.status.kind === 'again' && fateOf(movement, at, choices) === 'here',
    )
  );
}

function waitsFor(flow: ReviewedState, isMetodoOpen: boolean, isEmpty: boolean): string | null {
  if (flow.review.questions.length > 0) return EXTRACTOS.waitsForAnswer;
  if (isEmpty) return EXTRACTOS.nothingToBring;
  // The question is asked above.
  if (isMetodoOpen) return '';
  return flow.busy ? EXTRACTOS.waitsForReview : null;
}

const SHOWN = 50;

function StatementProblems({ problems }: { problems: readonly Problem[] }) {
  const format = useFormat();
  if (problems.length === 0) return null;
  return (
    <div className="grid gap-2 rounded bg-warning-soft p-3 text-sm">
      <p className="flex items-start gap-2 font-medium text-warning">
        <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
        {EXTRACTOS.problems(format, problems.length)}
      </p>
      {/* In the tab order, so that the keyboard can scroll it. */}
      <ul
        tabIndex={0}
        aria-label={EXTRACTOS.problems(format, problems.length)}
        className="relative grid max-h-32 gap-1 overflow-y-auto"
      >
        {problems.slice(0, SHOWN).map((problem, place) => (
          <li key={place} className="wrap-anywhere">
            {problemSentence(problem, format)}
          </li>
        ))}
        {problems.length > SHOWN ? <li>{andMore(format.plainNumber(problems.length - SHOWN))}</li> : null}
      </ul>
      {problems.some(leavesOut) ? <p className="text-muted-foreground">{EXTRACTOS.notRead}</p> : null}
    </div>
  );
}
