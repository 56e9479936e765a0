'use client';

import { DatabaseZap } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Empty } from '@/components/ui/empty';
import { tryToOpen, useStorageStatus } from '@/lib/hooks/use-storage';
import { SHELL } from '@/lib/text/screens';
import { STORAGE_NOTICE } from '@/lib/text/storage-sentences';

type StorageGateProps = { opening: ReactNode; children: ReactNode };

/** Shows its children once the storage is open, `opening` until then, and what to do where it cannot be opened. */
export function StorageGate({ opening, children }: StorageGateProps) {
  const status = useStorageStatus();
  if (status.state === 'opening') return opening;
  if (status.state === 'ready') return children;
  const { title, advice, action } = STORAGE_NOTICE[status.fault];
  return (
    <Empty role="alert" icon={DatabaseZap} title={title} advice={advice}>
      {action === 'retry' ? (
        <Button onClick={() => void tryToOpen()}>{SHELL.retry}</Button>
      ) : (
        <Button
          onClick={() => {
            window.location.reload();
          }}
        >
          {SHELL.reload}
        </Button>
      )}
    </Empty>
  );
}
