import { useEffect } from 'react';
import { useStore } from 'zustand';
import { checkProtection, protection, type Protection } from '@/lib/page/protection';

/** Checks the protection of the data once, then follows it. */
export function useProtection(): Protection {
  useEffect(() => {
    void checkProtection();
  }, []);
  return useStore(protection);
}
