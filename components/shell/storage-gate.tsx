'use client';

import type { ReactNode } from 'react';
import { useScreensHeld } from '@/lib/hooks/use-screens-held';
import { useStorageStatus } from '@/lib/hooks/use-storage-status';
import { StorageNotice } from './storage-notice';

/** A storage gate of a screen, which waits as well while something else comes first. */
export function ScreenGate(props: StorageGateProps) {
  const waits = useScreensHeld();
  const { state } = useStorageStatus();
  return waits && state === 'ready' ? props.opening : <StorageGate {...props} />;
}

type StorageGateProps = { opening: ReactNode; children: ReactNode };

/** Shows its children once the storage is open, `opening` until then, and what to do where it cannot be opened. */
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
