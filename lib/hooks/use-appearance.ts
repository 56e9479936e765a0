import { useSyncExternalStore } from 'react';
import { chosenTheme, followAppearance, sidebarWidth } from '@/lib/page/appearance';

export function useTheme() {
  const theme = useSyncExternalStore(followAppearance, chosenTheme.read, () => chosenTheme.initial);
  return [theme, chosenTheme.write] as const;
}

export function useSidebarWidth() {
  const width = useSyncExternalStore(followAppearance, sidebarWidth.read, () => sidebarWidth.initial);
  return [width, sidebarWidth.write] as const;
}
