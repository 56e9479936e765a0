import { useEffect, useState } from 'react';
import { refusalReason } from '@/components/acts/refusal-reason';
import type { FileFault } from '@/lib/import/parse-file';

/** Why a file is refused; undefined until that is known, and where there is no more to say than that it is. */
export function useRefusalReason(file: File, fault: FileFault): string | undefined {
  const [found, setFound] = useState<{ file: File; reason: string | undefined } | null>(null);
  useEffect(() => {
    let isWanted = true;
    void refusalReason(file, fault).then((reason) => {
      if (isWanted) setFound({ file, reason });
    });
    return () => {
      isWanted = false;
    };
  }, [file, fault]);
  return found?.file === file ? found.reason : undefined;
}
