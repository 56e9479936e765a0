import { useStore } from 'zustand';
import { installOffer } from '@/lib/page/install-offer';

/** True if the browser offers to install the program now. */
export function useCanInstall(): boolean {
  return useStore(installOffer) !== null;
}
