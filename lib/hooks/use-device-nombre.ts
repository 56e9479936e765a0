import { useSyncExternalStore } from 'react';
import { deviceNombre } from '@/lib/page/device';
import { subscribeToSettings } from '@/lib/page/settings';

/** What the copies of this browser call it. */
export function useDeviceNombre(): string {
  return useSyncExternalStore(subscribeToSettings, deviceNombre, () => '');
}
