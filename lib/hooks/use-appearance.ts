import { useSyncExternalStore } from 'react';
import {
  chosenTheme,
  followAppearance,
  sidebarWidth,
  type SidebarWidth,
  type Theme,
} from '@/lib/page/appearance';

/** The chosen theme and its setter, for all tabs and visits. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore(followAppearance, chosenTheme.read, () => chosenTheme.initial);
  return [theme, chosenTheme.write];
}

/** The sidebar's width and its setter, for all tabs and visits. */
export function useSidebarWidth(): [SidebarWidth, (width: SidebarWidth) => void] {
  const width = useSyncExternalStore(followAppearance, sidebarWidth.read, () => sidebarWidth.initial);
  return [width, sidebarWidth.write];
}
