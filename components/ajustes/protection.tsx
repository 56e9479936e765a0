import { BadgeCheck, ShieldAlert, ShieldQuestion } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { ASKABLE, askForProtection, type KnownProtection } from '@/lib/page/protection';
import { PROTECT, PROTECTION } from '@/lib/text/protection';

const ICONS = {
  protected: BadgeCheck,
  unprotected: ShieldAlert,
  askable: ShieldAlert,
  denied: ShieldAlert,
  unlikely: ShieldAlert,
  refused: ShieldAlert,
  private: ShieldAlert,
  unavailable: ShieldQuestion,
} satisfies Record<KnownProtection, unknown>;

type Props = { state: KnownProtection };

export function ProtectionState({ state }: Props) {
  const Icon = ICONS[state];
  return (
    <span className="flex items-center gap-1.5">
      <Icon aria-hidden className="size-4 shrink-0" />
      {PROTECTION[state].state}
    </span>
  );
}

export function ProtectionAdvice({ state }: Props) {
  return PROTECTION[state].advice;
}

/** Renders nothing if asking cannot help. */
export function ProtectButton({ state }: Props) {
  if (!ASKABLE.includes(state)) return null;
  return (
    <Button variant="outline" onClick={() => void askForProtection()}>
      <BadgeCheck aria-hidden />
      {PROTECT}
    </Button>
  );
}
