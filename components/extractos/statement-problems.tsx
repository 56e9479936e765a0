import { TriangleAlert } from 'lucide-react';
import { useFormat } from '@/lib/hooks/use-format';
import type { Problem } from '@/lib/statements/problem';
import { andMore } from '@/lib/text/common';
import { EXTRACTOS } from '@/lib/text/extractos';
import { problemSentence } from '@/lib/text/extractos-review';

/** The rest are counted. */
const SHOWN = 50;

export function StatementProblems({ problems }: { problems: readonly Problem[] }) {
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
      <p className="text-muted-foreground">{EXTRACTOS.notRead}</p>
    </div>
  );
}
