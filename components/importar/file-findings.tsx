import { Button } from '@/components/ui/button';
import { fechaOf } from '@/lib/domain/dates';
import { useFormat } from '@/lib/hooks/use-format';
import { useReview } from '@/lib/hooks/use-review';
import type { ImportPlan } from '@/lib/import/import-flow';
import { jsonSession } from '@/lib/page/import/json-session';
import { NOUNS } from '@/lib/text/common';
import type { Format } from '@/lib/text/format';
import { REVIEW } from '@/lib/text/importar';
import { FINDINGS } from '@/lib/text/importar-review';

type FileFindingsProps = { file: File; plan: ImportPlan };

export function FileFindings({ file, plan }: FileFindingsProps) {
  const format = useFormat();
  const { outcome } = useReview(file, plan.mends);
  if (outcome?.kind !== 'reviewed') return null;
  const { importedBefore, review } = outcome;
  const { duplicates, errors, leftOut } = review;
  const imported = review.imported - (plan.skipDuplicates ? duplicates : 0);
  const said = knownText(importedBefore, duplicates, format);
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      <p className="font-medium tabular-nums">
        {imported === 0
          ? REVIEW.nothingToImport
          : format.choose(imported, REVIEW.willImport(format.count(imported, NOUNS.gasto)))}
      </p>
      {said === '' ? null : <p className="first-letter:uppercase">{said}</p>}
      {duplicates > 0 ? <LeaveOutButton duplicates={duplicates} plan={plan} /> : null}
      {leftOut > 0 ? <p>{format.count(leftOut, REVIEW.leftOut)}</p> : null}
      {errors > 0 ? (
        <Button
          variant="outline"
          size="small"
          onClick={() => {
            jsonSession.review(true);
          }}
        >
          {FINDINGS.review(errors, format)}
        </Button>
      ) : null}
    </div>
  );
}

function LeaveOutButton({ duplicates, plan }: Pick<FileFindingsProps, 'plan'> & { duplicates: number }) {
  const format = useFormat();
  return (
    <Button
      variant="outline"
      size="small"
      aria-pressed={plan.skipDuplicates}
      onClick={() => {
        jsonSession.plan({ ...plan, skipDuplicates: !plan.skipDuplicates });
      }}
    >
      {format.choose(duplicates, REVIEW.leaveOut)}
    </Button>
  );
}

/** «Ya importado el 3 nov 2026: 12 repetidos»; empty if nothing of the file is stored. */
function knownText(importedBefore: string | null, duplicates: number, format: Format): string {
  const before = importedBefore && REVIEW.importedOn(format.shortDay(fechaOf(new Date(importedBefore))));
  const repeated = duplicates > 0 ? format.count(duplicates, REVIEW.repeated) : null;
  return [before, repeated].filter((part) => part !== null && part !== '').join(': ');
}
