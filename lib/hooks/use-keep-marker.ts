import { useEffect } from 'react';
import { keepMarker } from '@/lib/page/keep-marker';
import { useStorageStatus } from './use-storage-status';

/** Keeps the marker of stored expenses in line with the data. Called once, by the shell. */
export function useKeepMarker(): void {
  const { state } = useStorageStatus();
  useEffect(() => (state === 'ready' ? keepMarker() : undefined), [state]);
}
