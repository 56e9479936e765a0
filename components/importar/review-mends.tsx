import { ArrowRight, Check } from 'lucide-react';
import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { useFormat } from '@/lib/hooks/use-format';
import type { Mends } from '@/lib/import/import-flow';
import type { Example, MendSuggestion, NamesOffer } from '@/lib/import/mend-suggestions';
import { hasNames, withoutRule, withRule } from '@/lib/import/mends';
import type { MendRule } from '@/lib/import/suggestions';
import { BUTTONS } from '@/lib/text/common';
import { REVIEW } from '@/lib/text/importar';
import { FINDINGS } from '@/lib/text/importar-review';
import { ReviewSection } from './review-errors';

/** Cautions before a rule is applied. */
const NOTES: Partial<Record<MendRule, string>> = {
  'fecha-day-first': REVIEW.twoReadings,
  'fecha-month-first': REVIEW.twoReadings,
  'cantidad-positive': REVIEW.onlyIfSpent,
};

type ReviewSuggestionsProps = {
  suggestions: readonly MendSuggestion[];
  names: NamesOffer | null;
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
  examples: readonly Example[];
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
          <ExampleItem key={`${example.index} ${example.field} ${example.before}`} example={example} />
        ))}
      </ul>
    </li>
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
