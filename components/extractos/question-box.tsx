import { ArrowRight, Check } from 'lucide-react';
import { useId } from 'react';
import { cn } from '@/components/ui/cn';
import { statementSession } from '@/lib/page/statement-session';
import type { Answers } from '@/lib/statements/statement';
import { EXTRACTOS } from '@/lib/text/extractos';

/** `examples`: texts of the file and their meaning under this answer. */
export type QuestionOption = {
  key: string;
  title: string;
  isLikely: boolean;
  isChosen: boolean;
  examples: readonly { before: string; after: string | null; about: string }[];
  answer: Answers;
};

type QuestionBoxProps = { title: string; why: string; options: readonly QuestionOption[] };

export function QuestionBox({ title, why, options }: QuestionBoxProps) {
  const id = useId();
  return (
    <div
      role="group"
      aria-labelledby={id}
      aria-describedby={`${id}-why`}
      className="grid grid-cols-1 gap-3 rounded-card border border-border p-4"
    >
      <div>
        <h3 id={id} className="text-sm font-semibold">
          {title}
        </h3>
        <p id={`${id}-why`} className="text-pretty text-sm text-muted-foreground">
          {why}
        </p>
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-3">
        {options.map(({ key, ...option }) => (
          <AnswerButton key={key} {...option} />
        ))}
      </div>
    </div>
  );
}

function AnswerButton({ title, isLikely, isChosen, examples, answer }: Omit<QuestionOption, 'key'>) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={() => {
        statementSession.answer(answer);
      }}
      className={cn(
        'grid min-w-0 cursor-pointer content-start gap-2 rounded border p-3 text-left hover:bg-accent forced-colors:aria-pressed:outline-2',
        isChosen ? 'border-primary bg-primary-soft' : 'border-input',
      )}
    >
      <span className="flex flex-wrap items-center gap-x-2 text-sm font-medium">
        {isChosen ? <Check aria-hidden className="size-4 text-primary" /> : null}
        {title}
        {isLikely ? (
          <span className="text-xs font-normal text-muted-foreground">{EXTRACTOS.likely}</span>
        ) : null}
      </span>
      {examples.map((example, place) => (
        <AnswerExample key={place} {...example} />
      ))}
    </button>
  );
}

function AnswerExample({ before, after, about }: QuestionOption['examples'][number]) {
  return (
    <span className="grid min-w-0 text-sm text-muted-foreground">
      <span className="flex min-w-0 flex-wrap items-center gap-x-1.5">
        <bdi className="wrap-anywhere tabular-nums">{before}</bdi>
        {after === null ? null : (
          <>
            <ArrowRight aria-hidden className="size-3.5 shrink-0" />
            <span className="text-foreground">{after}</span>
          </>
        )}
      </span>
      {about === '' ? null : (
        <bdi className="truncate text-xs" title={about}>
          {about}
        </bdi>
      )}
    </span>
  );
}
