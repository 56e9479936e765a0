import { ArrowRight, Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '@/components/ui/button';
import { useFormat } from '@/lib/hooks/use-format';
import type { Mends } from '@/lib/import/import-flow';
import { type ImportReview, MAX_REVIEWED_FAULTS } from '@/lib/import/import-review';
import { hasNames, withoutRule, withRule } from '@/lib/import/mends';
import type { MendRule } from '@/lib/import/suggestions';
import { BUTTONS } from '@/lib/text/common';
import { REVIEW } from '@/lib/text/importar';
import { FINDINGS } from '@/lib/text/importar-review';
import { gastoReason, rejectionLine, SPECIFICATION } from '@/lib/text/specification';

export function ReviewSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 grid-cols-1 gap-3">
      <h3 id={id} className="text-sm font-semibold">
        {title}
      </h3>
      {children}
    </section>
  );
}

export function ReviewErrors({ review: { faults, errors, rejections } }: { review: ImportReview }) {
  const format = useFormat();
  if (errors === 0 && rejections.length === 0) return null;
  return (
    <ReviewSection title={SPECIFICATION.resultados.errors}>
      {rejections.length > 0 ? (
        <ul className="grid gap-1 text-sm">
          {rejections.map((rejection, position) => (
            // A line has no identity but its place.
            <li key={position} className="wrap-anywhere">
              {rejectionLine(rejection)}
            </li>
          ))}
        </ul>
      ) : null}
      {errors > 0 ? (
        <>
          <p className="text-sm text-muted-foreground">
            {REVIEW.errorsAdvice}{' '}
            {errors > MAX_REVIEWED_FAULTS ? FINDINGS.first(MAX_REVIEWED_FAULTS, errors, format) : null}
          </p>
          <ErrorTable faults={faults} />
        </>
      ) : null}
    </ReviewSection>
  );
}

/** Stacked in little room. Such styles drop table roles, so roles are explicit. */
function ErrorTable({ faults }: { faults: ImportReview['faults'] }) {
  return (
    // In the tab order, so that the keyboard can scroll it. `relative`, because its screen-reader texts would
    // lengthen the page.
    <div
      tabIndex={0}
      role="region"
      aria-label={REVIEW.errorTable}
      className="max-h-112 @md:rounded @md:border-x relative overflow-y-auto border-y border-border"
    >
      <table role="table" className="@md:table @md:table-fixed block w-full text-left text-sm">
        <ErrorHead />
        <tbody role="rowgroup" className="@md:table-row-group block divide-y divide-border">
          {faults.flatMap((fault) =>
            fault.cells.map((cell) => (
              <ErrorRow
                key={`${fault.index} ${cell.field ?? ''}`}
                index={fault.index}
                field={cell.field === null ? null : FINDINGS.fields[cell.field]}
                value={cell.value}
                reason={gastoReason(cell.fault)}
              />
            )),
          )}
        </tbody>
      </table>
    </div>
  );
}

function ErrorHead() {
  const { index, field, value, reason } = REVIEW.errorColumns;
  return (
    <thead role="rowgroup" className="@max-md:sr-only">
      <tr role="row" className="border-b border-border text-xs text-muted-foreground">
        <th role="columnheader" scope="col" className="w-18 px-3 py-2 font-medium">
          {index}
        </th>
        <th role="columnheader" scope="col" className="w-28 px-3 py-2 font-medium">
          {field}
        </th>
        <th role="columnheader" scope="col" className="px-3 py-2 font-medium">
          {value}
        </th>
        <th role="columnheader" scope="col" className="px-3 py-2 font-medium">
          {reason}
        </th>
      </tr>
    </thead>
  );
}

type ErrorRowProps = { index: number; field: string | null; value: string | null; reason: string };

function ErrorRow({ index, field, value, reason }: ErrorRowProps) {
  return (
    <tr role="row" className="@md:table-row @md:p-0 block py-2 align-top">
      <th
        role="rowheader"
        scope="row"
        className="@md:table-cell @md:px-3 @md:py-2.5 inline pr-2 font-medium tabular-nums"
      >
        <span className="@md:sr-only">{REVIEW.errorColumns.index} </span>
        {index}
      </th>
      <td role="cell" className="@md:table-cell @md:px-3 @md:py-2.5 inline text-muted-foreground">
        {field}
      </td>
      <td role="cell" className="wrap-anywhere @md:table-cell @md:px-3 @md:py-2.5 block min-w-0 py-1">
        {value === null || value.trim() === '' ? <i>{REVIEW.nothing}</i> : <bdi>{value}</bdi>}
      </td>
      <td
        role="cell"
        className="wrap-anywhere @md:table-cell @md:px-3 @md:py-2.5 block text-muted-foreground"
      >
        {reason}
      </td>
    </tr>
  );
}

/** Cautions before a rule is applied. */
const NOTES: Partial<Record<MendRule, string>> = {
  'fecha-day-first': REVIEW.twoReadings,
  'fecha-month-first': REVIEW.twoReadings,
  'cantidad-positive': REVIEW.onlyIfSpent,
};

type ReviewSuggestionsProps = {
  suggestions: ImportReview['suggestions'];
  names: ImportReview['names'];
  mends: Mends;
  onMend: (mends: Mends) => void;
};

export function ReviewSuggestions({ suggestions, names, mends, onMend }: ReviewSuggestionsProps) {
  const format = useFormat();
  if (suggestions.length === 0 && !names) return null;
  return (
    <ReviewSection title={REVIEW.suggestions}>
      <ul className="@max-md:divide-y @md:gap-3 grid grid-cols-1 divide-border">
        {names ? (
          <SuggestionItem
            sentence={FINDINGS.names(names.tables, names.count, format)}
            note={names.created > 0 ? format.count(names.created, REVIEW.namesCreated) : undefined}
            count={names.count}
            examples={names.examples}
            applied={hasNames(mends, names.names)}
            onToggle={(applied) => {
              onMend({ ...mends, names: applied ? names.names : [] });
            }}
          />
        ) : null}
        {suggestions.map(({ rule, count, examples }) => (
          <SuggestionItem
            key={rule}
            sentence={FINDINGS.rule(rule, count, format)}
            note={NOTES[rule]}
            count={count}
            examples={examples}
            applied={mends.rules.includes(rule)}
            onToggle={(applied) => {
              onMend((applied ? withRule : withoutRule)(mends, rule));
            }}
          />
        ))}
      </ul>
    </ReviewSection>
  );
}

type SuggestionItemProps = {
  sentence: string;
  note?: string | undefined;
  count: number;
  examples: readonly (ExampleProps & { field: string })[];
  applied: boolean;
  onToggle: (applied: boolean) => void;
};

function SuggestionItem({ sentence, note, count, examples, applied, onToggle }: SuggestionItemProps) {
  const id = useId();
  const format = useFormat();
  return (
    <li className="@md:border @md:p-3 grid min-w-0 gap-3 rounded border-border py-3">
      <div className="@md:flex-row @md:items-start @md:justify-between flex flex-col gap-3">
        <div className="min-w-0">
          <p id={id} className="text-sm font-medium">
            {sentence}
          </p>
          {note === undefined ? null : <p className="text-sm text-muted-foreground">{note}</p>}
        </div>
        <MendToggle
          label={FINDINGS.apply(count, format)}
          describedBy={id}
          applied={applied}
          onToggle={onToggle}
        />
      </div>
      <ul className="grid gap-1 text-sm">
        {examples.map((example) => (
          <ExampleItem key={`${example.index} ${example.field} ${example.before}`} {...example} />
        ))}
      </ul>
    </li>
  );
}

type ExampleProps = { index: number; before: string | null; after: string | number };

function ExampleItem({ index, before, after }: ExampleProps) {
  const format = useFormat();
  return (
    <li className="flex min-w-0 flex-wrap items-baseline gap-x-2 text-muted-foreground">
      <span className="tabular-nums">
        {REVIEW.errorColumns.index} {index}:
      </span>
      {before === null || before.trim() === '' ? (
        <i>{REVIEW.nothing}</i>
      ) : before === after ? null : (
        <bdi className="wrap-anywhere min-w-0 line-through">{before}</bdi>
      )}
      {before === after ? null : (
        <ArrowRight aria-label={REVIEW.becomes} role="img" className="size-3.5 shrink-0 self-center" />
      )}
      <bdi className="wrap-anywhere min-w-0 text-foreground">
        {typeof after === 'number' ? format.plainNumber(after) : after}
      </bdi>
    </li>
  );
}

type MendToggleProps = {
  label: string;
  describedBy: string;
  applied: boolean;
  onToggle: (applied: boolean) => void;
};

function MendToggle({ label, describedBy, applied, onToggle }: MendToggleProps) {
  const id = useId();
  return (
    <div className="flex shrink-0 items-center gap-3">
      {applied ? (
        <span className="flex items-center gap-1 text-sm font-medium text-primary">
          <Check aria-hidden className="size-4" />
          {REVIEW.applied}
        </span>
      ) : null}
      <Button
        id={id}
        aria-labelledby={`${id} ${describedBy}`}
        variant="outline"
        size="small"
        onClick={() => {
          onToggle(!applied);
        }}
      >
        {applied ? BUTTONS.undo : label}
      </Button>
    </div>
  );
}
