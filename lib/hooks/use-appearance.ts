import { useSyncExternalStore } from 'react';
import {
  chosenTheme,
  followAppearance,
  sidebarWidth,
  type SidebarWidth,
  type Theme,
} from '@/lib/page/appearance';

/** The theme of all tabs and visits, and its setter. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore(followAppearance, chosenTheme.read, () => chosenTheme.initial);
  return [theme, chosenTheme.write];
}

/** The sidebar's width in all tabs and visits, and its setter. */
export function useSidebarWidth(): [SidebarWidth, (width: SidebarWidth) => void] {
  const width = useSyncExternalStore(followAppearance, sidebarWidth.read, () => sidebarWidth.initial);
  return [width, sidebarWidth.write];
}
