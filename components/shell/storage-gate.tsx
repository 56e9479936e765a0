'use client';

import type { ReactNode } from 'react';
import { useStorageStatus } from '@/lib/hooks/use-storage-status';
import { StorageNotice } from './storage-notice';

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
