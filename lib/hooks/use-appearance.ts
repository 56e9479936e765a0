import { useSyncExternalStore } from 'react';
import {
  chosenTheme,
  followAppearance,
  sidebarWidth,
  type SidebarWidth,
  type Theme,
} from '@/lib/page/appearance';

export function useTheme(): [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore(followAppearance, chosenTheme.read, () => chosenTheme.initial);
  return [theme, chosenTheme.write];
}

export function useSidebarWidth(): [SidebarWidth, (width: SidebarWidth) => void] {
  const width = useSyncExternalStore(followAppearance, sidebarWidth.read, () => sidebarWidth.initial);
  return [width, sidebarWidth.write];
}
