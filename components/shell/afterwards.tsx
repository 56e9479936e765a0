import { useEffect } from 'react';
import { loadPageActs } from '@/components/acts/load-page-acts';
import { toast } from '@/components/acts/toast';
import { useKeepFolder } from '@/lib/hooks/use-folder';
import type { Theme } from '@/lib/page/appearance';
import { keepInstallOffers } from '@/lib/page/install-offer';
import { keepForOffline } from '@/lib/page/service-worker';
import { whenIdle } from '@/lib/page/when-idle';
import { NOTICES } from '@/lib/text/shell-later';
import { Notices } from './notices';
import { StorageLost } from './storage-lost-dialog';
import { useBrowserNotices } from './use-browser-notices';
import { useWriteWait } from './use-write-wait';

/** Parts that no screen needs at first. */
export function Afterwards({ theme }: { theme: Theme }) {
  useKeepFolder();
  useWriteWait();
  useBrowserNotices();
  useOffline();
  useEffect(keepInstallOffers, []);
  useLimitedHistory();
  return (
    <>
      <Notices theme={theme} />
      <StorageLost />
    </>
  );
}

/** Keeps the tabs' last acts for a day at most. */
function useLimitedHistory(): void {
  useEffect(() => {
    let isOver = false;
    let end: (() => void) | undefined;
    loadPageActs().then(
      ({ limitKeptHistory }) => {
        if (!isOver) end = limitKeptHistory();
      },
      () => {
        // The site cannot be reached now: the first act tries again, and says so then.
      },
    );
    return () => {
      isOver = true;
      end?.();
    };
  }, []);
}

/** Once the page is idle, keeps the program for offline use; offers a newer version. */
function useOffline(): void {
  useEffect(() => {
    whenIdle(() => {
      void keepForOffline((load) => {
        toast.info(NOTICES.newVersion, {
          lasts: true,
          action: { label: NOTICES.loadVersion, onClick: load },
        });
      });
    });
  }, []);
}
