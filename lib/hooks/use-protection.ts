import { useEffect } from 'react';
import { useStore } from 'zustand';
import { checkProtection, protection, type Protection } from '@/lib/page/protection';

/** Whether the data are protected: as it is now, and after it was asked for. */
export function useProtection(): Protection {
  useEffect(() => {
    void checkProtection();
  }, []);
  return useStore(protection);
}
