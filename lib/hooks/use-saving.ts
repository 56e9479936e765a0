import { useRef, useState } from 'react';
import { BUSY_MS } from '@/lib/page/acts/long-writes';

/** Runs one save at a time. `busy` is true once a save takes long. */
export function useSaving() {
  const isSaving = useRef(false);
  const [busy, setBusy] = useState(false);

  /** Answers null, and saves nothing, while another save is running. */
  async function run<Value>(save: () => Promise<Value>): Promise<Value | null> {
    if (isSaving.current) return null;
    isSaving.current = true;
    const timer = setTimeout(setBusy, BUSY_MS, true);
    try {
      return await save();
    } finally {
      clearTimeout(timer);
      setBusy(false);
      isSaving.current = false;
    }
  }

  return { isSaving, busy, run };
}
