import { useSyncExternalStore } from 'react';
import { type Setting, subscribeToSettings } from '@/lib/page/settings';

export function useSetting<Value>(setting: Setting<Value>): Value {
  return useSyncExternalStore(subscribeToSettings, setting.read, () => setting.initial);
}
