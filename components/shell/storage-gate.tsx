'use client';

import type { ReactNode } from 'react';
import { useStorageStatus } from '@/lib/hooks/use-storage-status';
import { useIsPhase } from '@/lib/hooks/use-is-phase';
import { StorageNotice } from './storage-notice';

/** A `StorageGate` that also waits while the page is opening. */
export function ScreenGate(props: StorageGateProps) {
  const waits = useIsPhase('opening');
  const { state } = useStorageStatus();
  return waits && state === 'ready' ? props.opening : <StorageGate {...props} />;
}

type StorageGateProps = { opening: ReactNode; children: ReactNode };

/** Shows `opening` until the storage is open. */
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
