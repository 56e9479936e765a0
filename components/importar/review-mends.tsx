import { ArrowRight, Check } from 'lucide-react';
import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { useFormat } from '@/lib/hooks/use-format';
import type { Mends } from '@/lib/import/import-flow';
import type { ImportReview } from '@/lib/import/import-review';
import type { Example, MendSuggestion, NamesOffer } from '@/lib/import/mend-suggestions';
import { hasNames, withoutRule, withRule } from '@/lib/import/mends';
import type { ReviewedCatalogo } from '@/lib/import/review-catalogo';
import type { MendRule } from '@/lib/import/suggestions';
import { andMore, BUTTONS, NOUNS } from '@/lib/text/common';
import { shorten } from '@/lib/text/format';
import { REVIEW } from '@/lib/text/importar';
import { applyTo, namesSentence, ruleSentence } from '@/lib/text/importar-review';
import { SPECIFICATION } from '@/lib/text/specification';
import { ReviewSection } from './review-errors';

const SHOWN = 50;

const KINDS = ['categorias', 'metodosPago'] as const;

/** Names of rows that exist already, and ids that the file does not define. */
export function ReviewNames({ review }: { review: ImportReview }) {
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

type UndefinedIdsProps = { title: string; ids: ReviewedCatalogo['undefinedIds'] };

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
            sentence={namesSentence(names.tables, names.count, format)}
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
            sentence={ruleSentence(rule, count, format)}
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
        <MendToggle label={applyTo(count, format)} describedBy={id} applied={applied} onToggle={onToggle} />
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
