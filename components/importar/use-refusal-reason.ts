import { useEffect, useState } from 'react';
import { refusalReason } from '@/components/acts/refusal-reason';
import type { FileFault } from '@/lib/import/parse-file';

/** The reason for a refusal; undefined until known, or if there is no more to say. */
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
