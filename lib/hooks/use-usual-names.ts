import { useEffect, useState } from 'react';
import type { BlankName } from '@/lib/import/name-questions';
import { readUsualNames, type UsualName } from '@/lib/page/usual-names';

/** What is usual for some names in the person's own expenses; nothing while that is not known, and where it cannot be. */
export function useUsualNames(blank: readonly BlankName[]): readonly UsualName[] {
  const [answer, setAnswer] = useState<{ asked: string; names: readonly UsualName[] } | null>(null);
  // Each review has lists of its own, mostly of the same names.
  const asked = JSON.stringify(blank);

  useEffect(() => {
    const names = JSON.parse(asked) as BlankName[];
    if (names.length === 0) return;
    let isWanted = true;
    readUsualNames(names).then(
      (found) => {
        if (isWanted) setAnswer({ asked, names: found });
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [asked]);

  return answer?.asked === asked ? answer.names : [];
}
