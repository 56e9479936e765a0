import { BadgeCheck, ShieldAlert, ShieldQuestion } from 'lucide-react';
import { type ReactNode, useEffect, useId } from 'react';
import { useStore } from 'zustand';
import { Button } from '@/components/ui/button';
import { daysBetween, fechaOf } from '@/lib/domain/dates';
import { useFormat } from '@/lib/hooks/use-format';
import { useQuery } from '@/lib/hooks/use-query';
import { useSetting } from '@/lib/hooks/use-setting';
import { useStorageStatus } from '@/lib/hooks/use-storage-status';
import { useToday } from '@/lib/hooks/use-today';
import { storedSize } from '@/lib/page/program-queries';
import {
  ASKABLE,
  askForProtection,
  checkProtection,
  type KnownProtection,
  type Protection,
  protection as storedProtection,
} from '@/lib/page/protection';
import { canKeepForOffline, offlineUse } from '@/lib/page/service-worker';
import { lastCopy } from '@/lib/page/uncopied-changes';
import { HEALTH, OFFLINE } from '@/lib/text/ajustes';
import { DAYS, NOUNS } from '@/lib/text/common';
import { PROTECT, PROTECTION } from '@/lib/text/ajustes-later';

type StorageHealthProps = { protection: KnownProtection };

export function StorageHealth({ protection }: StorageHealthProps) {
  const format = useFormat();
  const { state } = useStorageStatus();
  const size = useQuery(state === 'opening' ? null : storedSize(state === 'ready'));
  const use = useStore(offlineUse);
  const offline = OFFLINE[canKeepForOffline() ? use : 'unavailable'];
  const id = useId();
  return (
    <section aria-labelledby={id} className="wrap-anywhere grid w-full grid-cols-1 gap-4">
      <h3 id={id} className="text-sm font-medium">
        {HEALTH.title}
      </h3>
      <dl className="grid grid-cols-1 gap-x-6 gap-y-3 rounded bg-muted p-4 text-sm sm:grid-cols-2">
        <Fact name={HEALTH.gastos}>
          {size ? orUnknown(size.gastos, format.plainNumber) : HEALTH.counting}
        </Fact>
        <Fact name={HEALTH.used}>
          {size ? orUnknown(size.bytes, format.fileSize) : HEALTH.counting}
          {size?.isMostlyProgram ? `: ${HEALTH.program}` : null}
        </Fact>
        <Fact name={HEALTH.lastCopy}>
          <LastCopy />
        </Fact>
        <Fact name={HEALTH.protection}>
          <ProtectionState state={protection} />
        </Fact>
        <Fact name={HEALTH.offline}>{offline.state}</Fact>
      </dl>
      <div className="grid justify-items-start gap-3">
        <p role="status" className="text-pretty text-sm text-muted-foreground">
          <ProtectionAdvice state={protection} /> {offline.advice}
        </p>
        <ProtectButton state={protection} />
      </div>
    </section>
  );
}

export function useProtection(): Protection {
  useEffect(() => {
    void checkProtection();
  }, []);
  return useStore(storedProtection);
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-0.5">
      <dt className="text-xs font-medium text-muted-foreground">{name}</dt>
      <dd className="font-medium tabular-nums">{children}</dd>
    </div>
  );
}

function LastCopy() {
  const format = useFormat();
  const today = useToday();
  const copy = useSetting(lastCopy);
  if (!copy) return HEALTH.never;
  const days = daysBetween(fechaOf(new Date(copy.at)), today);
  const gastos = format.count(copy.gastos, NOUNS.gasto);
  return HEALTH.copyOf(ago(days, format.count(days, NOUNS.dia)), gastos);
}

/** A clock that was set back counts as today. */
function ago(days: number, counted: string): string {
  if (days <= 0) return DAYS.today;
  return days === 1 ? DAYS.yesterday : HEALTH.daysAgo(counted);
}

function orUnknown(value: number | null, write: (value: number) => string): string {
  return value === null ? HEALTH.unknown : write(value);
}

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

type ProtectionProps = { state: KnownProtection };

function ProtectionState({ state }: ProtectionProps) {
  const Icon = ICONS[state];
  return (
    <span className="flex items-center gap-1.5">
      <Icon aria-hidden className="size-4 shrink-0" />
      {PROTECTION[state].state}
    </span>
  );
}

function ProtectionAdvice({ state }: ProtectionProps) {
  return PROTECTION[state].advice;
}

/** Renders nothing if asking cannot help. */
function ProtectButton({ state }: ProtectionProps) {
  if (!ASKABLE.includes(state)) return null;
  return (
    <Button variant="outline" onClick={() => void askForProtection()}>
      <BadgeCheck aria-hidden />
      {PROTECT}
    </Button>
  );
}
