'use client';

import type { ReactNode } from 'react';
import { useStorageStatus } from '@/lib/hooks/use-storage-status';
import { useIsPhase } from '@/lib/hooks/use-is-phase';
import { StorageNotice } from './storage-notice';

/** Also waits while the page is opening. Both gates show the same `opening`, which stays mounted in between. */
export function ScreenGate({ opening, children }: StorageGateProps) {
  const waits = useIsPhase('opening');
  return <StorageGate opening={opening}>{waits ? opening : children}</StorageGate>;
}

type StorageGateProps = { opening: ReactNode; children: ReactNode };

export function StorageGate({ opening, children }: StorageGateProps) {
  const status = useStorageStatus();
  switch (status.state) {
    case 'opening':
      return opening;
    case 'ready':
      return children;
    case 'faulty':
      return <StorageNotice fault={status.fault} />;
  }
}
