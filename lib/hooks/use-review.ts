import { useEffect, useState } from 'react';
import { watchChanges } from '@/lib/db/watch-changes';
import type { Mends } from '@/lib/import/mend-plan';
import type { ReviewOutcome } from '@/lib/import/import-review';
import { startReview } from '@/lib/page/job-client';
import { pageDatabase } from '@/lib/page/page-database';

/** The last review of a file, null before the first; `busy` while a newer one is under way. */
export type ReviewInProgress = { outcome: ReviewOutcome | null; busy: boolean };

/** Reviews a file as it is mended, and again after every change of its mends or of what is stored. */
export function useReview(file: File, mends: Mends): ReviewInProgress {
  const [reviewed, setReviewed] = useState<{ outcome: ReviewOutcome; of: object } | null>(null);
  const storage = useStorageChanges();
  const [asked, setAsked] = useState({ file, mends, storage });
  if (asked.file !== file || asked.mends !== mends || asked.storage !== storage)
    setAsked({ file, mends, storage });

  useEffect(() => {
    const job = startReview({ file: asked.file, mends: asked.mends });
    let wanted = true;
    void job.outcome.then((outcome) => {
      if (wanted) setReviewed({ outcome, of: asked });
    });
    return () => {
      wanted = false;
      // At once: what comes next, such as the import itself, is to have the processor to itself.
      job.giveUp();
    };
  }, [asked]);

  return { outcome: reviewed?.outcome ?? null, busy: reviewed?.of !== asked };
}

/** A number that is another one after each change of what is stored. */
function useStorageChanges(): number {
  const [changes, setChanges] = useState(0);
  useEffect(
    () =>
      watchChanges(pageDatabase, () => {
        setChanges((count) => count + 1);
      }),
    [],
  );
  return changes;
}
