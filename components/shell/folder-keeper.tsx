'use client';

import { useKeepFolder } from '@/lib/hooks/use-folder';

/** Draws nothing: as long as the page lives, it keeps the automatic copy to a folder going. */
export function FolderKeeper() {
  useKeepFolder();
  return null;
}
