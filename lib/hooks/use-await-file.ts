import { useEffect } from 'react';
import { awaitFile } from '@/lib/page/job-client';

/** While a screen is shown on which a file may be chosen, a worker waits for it. */
export function useAwaitFile(): void {
  useEffect(awaitFile, []);
}
