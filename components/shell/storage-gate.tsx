'use client';

import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { useStorageStatus } from '@/lib/hooks/use-storage-status';
import { screensHeld } from '@/lib/page/held-screens';
import { StorageNotice } from './storage-notice';

/** A `StorageGate` that also waits while the screens are held. */
export function ScreenGate(props: StorageGateProps) {
  const waits = useStore(screensHeld);
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
