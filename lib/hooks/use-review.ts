import { useEffect, useState } from 'react';
import type { Mends } from '@/lib/import/import-flow';
import type { ReviewOutcome } from '@/lib/import/import-review';
import { startJob } from '@/lib/page/workers';
import { watchData } from '@/lib/page/storage/page-data';

/** The last review; `busy` while a newer one runs. */
type ReviewInProgress = { outcome: ReviewOutcome | null; busy: boolean };

/** Reviews the mended file, and again after each change of the mends or of stored data. */
export function useReview(file: File, mends: Mends): ReviewInProgress {
  const [reviewed, setReviewed] = useState<{ outcome: ReviewOutcome; of: object } | null>(null);
  const storage = useStorageChanges();
  const [asked, setAsked] = useState({ file, mends, storage });
  if (asked.file !== file || asked.mends !== mends || asked.storage !== storage)
    setAsked({ file, mends, storage });

  useEffect(() => {
    const job = startJob('review', { file: asked.file, mends: asked.mends });
    let wanted = true;
    void job.outcome.then((outcome) => {
      if (wanted) setReviewed({ outcome, of: asked });
    });
    return () => {
      wanted = false;
      // At once, so that the next task, such as the import, has the processor to itself.
      job.giveUp();
    };
  }, [asked]);

  return { outcome: reviewed?.outcome ?? null, busy: reviewed?.of !== asked };
}

/** Differs after each change of stored data. */
function useStorageChanges(): number {
  const [changes, setChanges] = useState(0);
  useEffect(
    () =>
      watchData(() => {
        setChanges((count) => count + 1);
      }),
    [],
  );
  return changes;
}
