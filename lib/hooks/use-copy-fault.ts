import { useEffect, useState } from 'react';
import { foreseeCopyFault } from '@/lib/db/copies';
import type { StorageFault } from '@/lib/domain/storage-fault';
import { pageDatabase, pageProgram } from '@/lib/page/page-database';

/** Answers the fault that prevents copies of all data now; null if there is none, and until that is known. */
export function useCopyFault(): StorageFault | null {
  const [fault, setFault] = useState<StorageFault | null>(null);
  useEffect(() => {
    let live = true;
    void foreseeCopyFault(pageDatabase, pageProgram).then((foreseen) => {
      if (live) setFault(foreseen);
    });
    return () => {
      live = false;
    };
  }, []);
  return fault;
}
