import { ArrowRight, Check } from 'lucide-react';
import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { useFormat } from '@/lib/hooks/use-format';
import { withoutRule, withRule, type Mends } from '@/lib/import/mends';
import { BUTTONS } from '@/lib/text/common';
import { applyTo, REVIEW, ruleSentence } from '@/lib/text/importar';
import type { Example, MendSuggestion } from '@/lib/import/mend-suggestions';
import { ReviewSection } from './review-section';

type ReviewSuggestionsProps = {
  suggestions: readonly MendSuggestion[];
  mends: Mends;
  onMend: (mends: Mends) => void;
};

/** Corrections for all expenses with one fault, shown by examples before they are applied, and taken back the same way. */
export function ReviewSuggestions({ suggestions, mends, onMend }: ReviewSuggestionsProps) {
  if (suggestions.length === 0) return null;
  return (
    <ReviewSection title={REVIEW.suggestions}>
      <ul className="grid grid-cols-1 gap-3">
        {suggestions.map((suggestion) => (
          <li key={suggestion.rule} className="grid min-w-0 gap-3 rounded border border-border p-3">
            <SuggestionItem
              suggestion={suggestion}
              applied={mends.rules.includes(suggestion.rule)}
              onToggle={(applied) => {
                onMend((applied ? withRule : withoutRule)(mends, suggestion.rule));
              }}
            />
          </li>
        ))}
      </ul>
    </ReviewSection>
  );
}

type SuggestionItemProps = {
  suggestion: MendSuggestion;
  applied: boolean;
  onToggle: (applied: boolean) => void;
};

function SuggestionItem({ suggestion: { rule, count, examples }, applied, onToggle }: SuggestionItemProps) {
  const id = useId();
  const format = useFormat();
  return (
    <>
      <div className="flex flex-col gap-3 sm:flex-row sm:items-start sm:justify-between">
        <div className="min-w-0">
          <p id={`${id}-what`} className="text-sm font-medium">
            {ruleSentence(rule, count, format)}
          </p>
          {rule === 'fecha-day-first' || rule === 'fecha-month-first' ? (
            <p className="text-sm text-muted-foreground">{REVIEW.twoReadings}</p>
          ) : null}
          {rule === 'cantidad-positive' ? (
            <p className="text-sm text-muted-foreground">{REVIEW.onlyIfSpent}</p>
          ) : null}
        </div>
        <div className="flex items-center gap-3">
          {applied ? (
            <span className="flex items-center gap-1 text-sm font-medium text-primary">
              <Check aria-hidden className="size-4" />
              {REVIEW.applied}
            </span>
          ) : null}
          <Button
            id={`${id}-act`}
            aria-labelledby={`${id}-act ${id}-what`}
            variant="outline"
            size="small"
            onClick={() => {
              onToggle(!applied);
            }}
          >
            {applied ? BUTTONS.undo : applyTo(count, format)}
          </Button>
        </div>
      </div>
      <ul className="grid gap-1 text-sm">
        {examples.map((example) => (
          <ExampleItem key={example.index} example={example} />
        ))}
      </ul>
    </>
  );
}

function ExampleItem({ example: { index, before, after } }: { example: Example }) {
  const format = useFormat();
  return (
    <li className="flex min-w-0 flex-wrap items-baseline gap-x-2 text-muted-foreground">
      <span className="tabular-nums">
        {REVIEW.errorColumns.index} {index}:
      </span>
      {before === null || before.trim() === '' ? (
        <i>{REVIEW.nothing}</i>
      ) : (
        <bdi className="wrap-anywhere min-w-0 line-through">{before}</bdi>
      )}
      <ArrowRight aria-label={REVIEW.becomes} role="img" className="size-3.5 shrink-0 self-center" />
      <bdi className="wrap-anywhere min-w-0 text-foreground">
        {typeof after === 'number' ? format.plainNumber(after) : after}
      </bdi>
    </li>
  );
}
