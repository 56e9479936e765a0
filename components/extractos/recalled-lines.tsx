import { History } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { type ReviewedFlow, statementSession } from '@/lib/page/statement-session';
import type { Recalled } from '@/lib/statements/statement';
import { QUESTIONS, RECALLED } from '@/lib/text/extractos-review';

export function RecalledLines({ flow }: { flow: ReviewedFlow }) {
  const lines = flow.review.recalled.filter(({ question }) => !Object.hasOwn(flow.answers, question.kind));
  if (lines.length === 0) return null;
  return (
    <ul className="grid gap-1">
      {lines.map((recalled) => {
        const answer = answerOf(recalled);
        return (
          <li key={recalled.question.kind} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <span className="flex min-w-0 items-start gap-2">
              <History aria-hidden className="mt-0.5 size-4 shrink-0 text-muted-foreground" />
              <span className="wrap-anywhere min-w-0 text-pretty">{RECALLED.line(answer)}</span>
            </span>
            <Button
              variant="outline"
              size="small"
              aria-label={RECALLED.changeOf(answer)}
              onClick={() => {
                statementSession.reopen(recalled);
              }}
            >
              {RECALLED.change}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

function answerOf({ question, answers }: Recalled): string {
  switch (question.kind) {
    case 'sign':
      return inSentence(QUESTIONS[answers.sign ?? question.likely ?? 'asWritten']);
    case 'dayMonth':
      return inSentence(QUESTIONS[answers.dayMonth ?? question.likely]);
    case 'amountColumn': {
      const column = question.columns.find((one) => one.column === answers.amountColumn);
      return RECALLED.amountColumn(column?.heading ?? '');
    }
    case 'noHeader':
    case 'noYear':
    case 'cuenta':
      return RECALLED.columns;
  }
}

function inSentence(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}
