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

/** What lives as long as the page but is not what it was opened for: notices, copies, offline use. */
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

/** Has what the tabs have done last be kept no longer than a day. */
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

/** Keeps the program in the browser once nothing else is to be done, and offers a newer version. */
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
