import { FileClock } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { refusalReason } from '@/components/acts/refusal-reason';
import { cn } from '@/components/ui/cn';
import { Switch } from '@/components/ui/switch';
import { fechaOf } from '@/lib/domain/dates';
import { toCents } from '@/lib/domain/money';
import { useFormat } from '@/lib/hooks/use-format';
import { useReview } from '@/lib/hooks/use-review';
import type { ImportPlan, Mends } from '@/lib/import/import-flow';
import { type ImportReview, MAX_PREVIEWED_ROWS, type ReviewOutcome } from '@/lib/import/import-review';
import type { JsonFault } from '@/lib/import/parse-file';
import { jsonSession } from '@/lib/page/import/json-session';
import { andMore, NOUNS } from '@/lib/text/common';
import { notSaved } from '@/lib/text/common-later';
import { shorten } from '@/lib/text/format';
import { REVIEW } from '@/lib/text/importar';
import { SPECIFICATION } from '@/lib/text/specification';
import { ReviewErrors, ReviewSection, ReviewSuggestions } from './review-errors';

const SHOWN = 50;

const KINDS = ['categorias', 'metodosPago'] as const;

/** Of rows that exist already, and ids that the file does not define. */
function ReviewNames({ review }: { review: ImportReview }) {
  const { categorias, metodosPago } = review;
  const reused = categorias.reused.length + metodosPago.reused.length;
  const undefinedIds = categorias.undefinedIds.length + metodosPago.undefinedIds.length;
  return (
    <>
      {reused > 0 ? (
        <ReviewSection title={REVIEW.reused}>
          {KINDS.map((kind) => (
            <ReusedNames key={kind} title={SPECIFICATION.resultados[kind]} names={review[kind].reused} />
          ))}
        </ReviewSection>
      ) : null}
      {undefinedIds > 0 ? (
        <ReviewSection title={REVIEW.undefinedIds}>
          <p className="text-sm text-muted-foreground">{REVIEW.undefinedIdsAdvice}</p>
          {KINDS.map((kind) => (
            <UndefinedIds key={kind} title={SPECIFICATION.resultados[kind]} ids={review[kind].undefinedIds} />
          ))}
        </ReviewSection>
      ) : null}
    </>
  );
}

function ReusedNames({ title, names }: { title: string; names: readonly string[] }) {
  const format = useFormat();
  if (names.length === 0) return null;
  return (
    <div>
      <h4 className="mb-1.5 text-xs text-muted-foreground">{title}</h4>
      <ul className="flex flex-wrap gap-1.5 text-sm">
        {names.slice(0, SHOWN).map((nombre) => (
          <li key={nombre} className="wrap-anywhere min-w-0 rounded bg-muted px-2 py-0.5">
            <bdi>{shorten(nombre)}</bdi>
          </li>
        ))}
        {names.length > SHOWN ? (
          <li className="py-0.5">{andMore(format.plainNumber(names.length - SHOWN))}</li>
        ) : null}
      </ul>
    </div>
  );
}

type UndefinedIdsProps = { title: string; ids: ImportReview['categorias']['undefinedIds'] };

function UndefinedIds({ title, ids }: UndefinedIdsProps) {
  const format = useFormat();
  if (ids.length === 0) return null;
  return (
    <div>
      <h4 className="mb-1.5 text-xs text-muted-foreground">{title}</h4>
      <ul className="grid gap-1 text-sm">
        {ids.slice(0, SHOWN).map(({ id, nombre, count }) => (
          <li key={id} className="flex flex-wrap gap-x-2">
            <span className="min-w-8 text-right tabular-nums">{id}</span>
            {nombre === null ? (
              <span className="text-destructive">{REVIEW.meansNothing}</span>
            ) : (
              <bdi className="wrap-anywhere min-w-0">{shorten(nombre)}</bdi>
            )}
            <span className="text-muted-foreground">{format.count(count, NOUNS.gasto)}</span>
          </li>
        ))}
        {ids.length > SHOWN ? <li>{andMore(format.plainNumber(ids.length - SHOWN))}</li> : null}
      </ul>
    </div>
  );
}

function ReviewPreview({ review, skipDuplicates }: { review: ImportReview; skipDuplicates: boolean }) {
  const rows = review.rows.filter(({ duplicate }) => !skipDuplicates || !duplicate);
  return (
    <ReviewSection title={REVIEW.preview}>
      {rows.length === 0 ? (
        <p className="text-sm text-muted-foreground">{REVIEW.nothingToImport}</p>
      ) : (
        <ReviewedRows rows={rows.slice(0, MAX_PREVIEWED_ROWS)} />
      )}
    </ReviewSection>
  );
}

function ReviewedRows({ rows }: { rows: ImportReview['rows'] }) {
  const format = useFormat();
  return (
    <ul className="@md:border divide-y divide-border rounded border-border text-sm">
      {rows.map((row) => (
        <li key={row.index} className="@md:px-3 grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 py-2">
          <p className="truncate font-medium">
            <bdi>{row.nombre}</bdi>
          </p>
          <p className="text-right font-medium tabular-nums">{format.cantidad(toCents(row.cantidad))}</p>
          <p className="truncate text-muted-foreground">
            <bdi>{row.descripcion}</bdi>
          </p>
          <p className="text-right tabular-nums text-muted-foreground">{format.shortDay(row.fecha)}</p>
          <p className="wrap-anywhere col-span-2 text-muted-foreground">
            <bdi>{row.categoria}</bdi> · <bdi>{row.metodoPago}</bdi> · <bdi>{row.estado}</bdi>
          </p>
        </li>
      ))}
    </ul>
  );
}

const SHOWN_DUPLICATES = 3;

type ReviewDuplicatesProps = { review: ImportReview; skip: boolean; onSkip: (skip: boolean) => void };

function ReviewDuplicates({ review, skip, onSkip }: ReviewDuplicatesProps) {
  const id = useId();
  const format = useFormat();
  const { duplicates, rows } = review;
  return (
    <ReviewSection title={REVIEW.duplicates}>
      <p className="text-sm text-muted-foreground">
        {duplicates === 0
          ? REVIEW.noDuplicates
          : `${format.count(duplicates, REVIEW.stored)} ${REVIEW.duplicatesAdvice}`}
      </p>
      {duplicates > 0 ? (
        <ReviewedRows rows={rows.filter(({ duplicate }) => duplicate).slice(0, SHOWN_DUPLICATES)} />
      ) : null}
      <div className="flex items-center gap-2">
        <Switch id={id} checked={skip} onCheckedChange={onSkip} />
        <label htmlFor={id} className="cursor-pointer text-sm font-medium">
          {REVIEW.skipDuplicates}
        </label>
      </div>
    </ReviewSection>
  );
}

/** Writes nothing. */
export function Review({ file, plan }: { file: File; plan: ImportPlan }) {
  const { outcome, busy } = useReview(file, plan.mends);
  return (
    <div
      role="region"
      aria-label={REVIEW.region}
      aria-busy={busy}
      className="@container grid min-w-0 grid-cols-1 gap-6"
    >
      <p role="status" className="text-sm text-muted-foreground">
        {busy ? (outcome ? REVIEW.updating : REVIEW.working) : REVIEW.done}
      </p>
      {outcome ? <Outcome file={file} outcome={outcome} plan={plan} /> : null}
    </div>
  );
}

type OutcomeProps = { file: File; outcome: ReviewOutcome; plan: ImportPlan };

function Outcome({ file, outcome, plan }: OutcomeProps) {
  const format = useFormat();
  switch (outcome.kind) {
    case 'reviewed':
      return (
        <>
          {outcome.importedBefore === null ? null : (
            <p className="flex gap-2 rounded bg-warning-soft p-3 text-sm font-medium text-warning">
              <FileClock aria-hidden className="mt-0.5 size-4 shrink-0" />
              {REVIEW.importedBefore(format.shortDay(fechaOf(new Date(outcome.importedBefore))))}
            </p>
          )}
          <Sections review={outcome.review} plan={plan} />
        </>
      );
    case 'refused':
      return <Refused file={file} fault={outcome.fault} />;
    case 'failed':
      return <Failure sentence={REVIEW.failed} reason={notSaved(outcome.fault)} />;
    case 'cancelled':
      return null;
  }
}

function Sections({ review, plan }: { review: ImportReview; plan: ImportPlan }) {
  function mend(mends: Mends) {
    jsonSession.plan({ ...plan, mends });
  }

  return (
    <>
      <ReviewCounts review={review} skipDuplicates={plan.skipDuplicates} />
      <ReviewSuggestions
        suggestions={review.suggestions}
        names={review.names}
        mends={plan.mends}
        onMend={mend}
      />
      <ReviewErrors review={review} />
      <ReviewDuplicates
        review={review}
        skip={plan.skipDuplicates}
        onSkip={(skipDuplicates) => {
          jsonSession.plan({ ...plan, skipDuplicates });
        }}
      />
      <ReviewPreview review={review} skipDuplicates={plan.skipDuplicates} />
      <ReviewNames review={review} />
    </>
  );
}

function Refused({ file, fault }: { file: File; fault: JsonFault }) {
  const reason = useRefusalReason(file, fault);
  return <Failure sentence={SPECIFICATION.archivoFallido} reason={reason} />;
}

function Failure({ sentence, reason }: { sentence: string; reason: string | undefined }) {
  return (
    <div role="alert" className="text-sm">
      <p className="font-medium text-destructive">{sentence}</p>
      {reason === undefined ? null : <p className="mt-1 text-muted-foreground">{reason}</p>}
    </div>
  );
}

/** Undefined until known, or without more to say. */
function useRefusalReason(file: File, fault: JsonFault): string | undefined {
  const [found, setFound] = useState<{ file: File; reason: string | undefined } | null>(null);
  useEffect(() => {
    let isWanted = true;
    void refusalReason(file, fault).then((reason) => {
      if (isWanted) setFound({ file, reason });
    });
    return () => {
      isWanted = false;
    };
  }, [file, fault]);
  return found?.file === file ? found.reason : undefined;
}

type ReviewCountsProps = { review: ImportReview; skipDuplicates: boolean };

function ReviewCounts({ review, skipDuplicates }: ReviewCountsProps) {
  const format = useFormat();
  const counts = [
    [SPECIFICATION.resultados.total, review.total],
    [REVIEW.counts.imported, review.imported - (skipDuplicates ? review.duplicates : 0)],
    [SPECIFICATION.resultados.errors, review.errors],
    [REVIEW.counts.categorias, review.categorias.added],
    [REVIEW.counts.metodosPago, review.metodosPago.added],
    [REVIEW.duplicates, review.duplicates],
  ] as const;
  return (
    <ReviewSection title={REVIEW.summary}>
      <dl className="@md:grid-cols-3 grid grid-cols-2 gap-2">
        {counts.map(([label, count]) => (
          <div
            key={label}
            className="@md:border @md:p-3 flex flex-col-reverse justify-end rounded border-border"
          >
            <dt className="text-xs text-muted-foreground">{label}</dt>
            <dd
              className={cn(
                'text-xl font-semibold tabular-nums',
                label === SPECIFICATION.resultados.errors && count > 0 && 'text-destructive',
              )}
            >
              {format.plainNumber(count)}
            </dd>
          </div>
        ))}
      </dl>
      {review.leftOut > 0 ? (
        <p className="text-sm text-muted-foreground">{format.count(review.leftOut, REVIEW.leftOut)}</p>
      ) : null}
    </ReviewSection>
  );
}
