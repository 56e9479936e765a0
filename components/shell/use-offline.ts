import { useEffect } from 'react';
import { keepForOffline } from '@/lib/page/service-worker';
import { whenIdle } from '@/lib/page/when-idle';
import { SHELL } from '@/lib/text/shell';
import { toast } from '@/components/acts/toast';

/** Keeps the program in the browser once nothing else is to be done, and offers a newer version. */
export function useOffline(): void {
  useEffect(() => {
    whenIdle(() => {
      void keepForOffline((load) => {
        toast.info(SHELL.newVersion, {
          duration: Infinity,
          // It stays until it is answered: at the bottom it leaves the header free.
          position: 'bottom-center',
          action: { label: SHELL.loadVersion, onClick: load },
        });
      });
    });
  }, []);
}
