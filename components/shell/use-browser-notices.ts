import { useEffect } from 'react';
import { toast } from '@/components/acts/toast';
import { useStorageStatus } from '@/lib/hooks/use-storage-status';
import { hiddenZone } from '@/lib/page/hidden-zone';
import { isFirstInTab } from '@/lib/page/once-a-tab';
import { isPrivateWindow } from '@/lib/page/private-window';
import { HIDDEN_ZONE, PRIVATE_WINDOW } from '@/lib/text/shell-later';

/** Warns once a tab of a hidden time zone and of a private window. */
export function useBrowserNotices(): void {
  const { state } = useStorageStatus();
  useEffect(() => {
    const zone = hiddenZone();
    if (zone !== null && isFirstInTab('zone'))
      toast.info(HIDDEN_ZONE.title, { description: HIDDEN_ZONE.description(zone), lasts: true });
  }, []);
  useEffect(() => {
    if (state !== 'ready') return;
    void isPrivateWindow().then((isPrivate) => {
      if (isPrivate && isFirstInTab('private'))
        toast.info(PRIVATE_WINDOW.title, { description: PRIVATE_WINDOW.description, lasts: true });
    });
  }, [state]);
}
