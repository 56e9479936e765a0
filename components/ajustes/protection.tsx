import { BadgeCheck, ShieldAlert, ShieldQuestion } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { useProtection } from '@/lib/hooks/use-protection';
import { ASKABLE, askForProtection, type Protection } from '@/lib/page/protection';
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
  const protection = useProtection();
  const Icon = ICONS[protection];
  return (
    <span className="flex items-center gap-1.5">
      <Icon aria-hidden className="size-4 shrink-0" />
      {protection === 'unknown' ? HEALTH.counting : PROTECTION[protection].state}
    </span>
  );
}

/** The meaning of the state, and the remedy. */
export function ProtectionAdvice() {
  const protection = useProtection();
  return protection === 'unknown' ? null : PROTECTION[protection].advice;
}

/** Renders nothing if asking cannot help. */
export function ProtectButton() {
  const protection = useProtection();
  if (!ASKABLE.includes(protection)) return null;
  return (
    <Button variant="outline" onClick={() => void askForProtection()}>
      <BadgeCheck aria-hidden />
      {PROTECT}
    </Button>
  );
}
