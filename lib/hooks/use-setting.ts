import { useSyncExternalStore } from 'react';
import { subscribeToSettings, type Setting } from '@/lib/page/settings';

export function useSetting<Value>(setting: Setting<Value>): Value {
  return useSyncExternalStore(subscribeToSettings, setting.read, () => setting.initial);
}
