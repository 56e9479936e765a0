import { BadgeCheck, ShieldAlert, ShieldQuestion } from 'lucide-react';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { Button } from '@/components/ui/button';
import {
  ASKABLE,
  askForProtection,
  checkProtection,
  protection,
  type Protection,
} from '@/lib/page/protection';
import { HEALTH } from '@/lib/text/ajustes';
import { PROTECT, PROTECTION } from '@/lib/text/protection';

const ICONS = {
  unknown: ShieldQuestion,
  protected: BadgeCheck,
  unprotected: ShieldAlert,
  askable: ShieldAlert,
  denied: ShieldAlert,
  unlikely: ShieldAlert,
  refused: ShieldAlert,
  private: ShieldAlert,
  unavailable: ShieldQuestion,
} satisfies Record<Protection, unknown>;

export function ProtectionState() {
  const state = useProtection();
  const Icon = ICONS[state];
  return (
    <span className="flex items-center gap-1.5">
      <Icon aria-hidden className="size-4 shrink-0" />
      {state === 'unknown' ? HEALTH.counting : PROTECTION[state].state}
    </span>
  );
}

export function ProtectionAdvice() {
  const state = useProtection();
  return state === 'unknown' ? null : PROTECTION[state].advice;
}

/** Renders nothing if asking cannot help. */
export function ProtectButton() {
  const state = useProtection();
  if (!ASKABLE.includes(state)) return null;
  return (
    <Button variant="outline" onClick={() => void askForProtection()}>
      <BadgeCheck aria-hidden />
      {PROTECT}
    </Button>
  );
}

/** Checks once, then follows. */
function useProtection(): Protection {
  useEffect(() => {
    void checkProtection();
  }, []);
  return useStore(protection);
}
