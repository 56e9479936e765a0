import {
  ArchiveRestore,
  BadgeCheck,
  Download,
  MonitorDown,
  ShieldAlert,
  ShieldQuestion,
  Upload,
} from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardDescription, CardTitle } from '@/components/ui/card';
import { lazyPart } from '@/components/ui/lazy-part';
import { Link } from '@/components/ui/link';
import { Skeleton } from '@/components/ui/skeleton';
import { daysBetween, fechaOf } from '@/lib/domain/dates';
import { useFormat } from '@/lib/hooks/use-format';
import { useQuery } from '@/lib/hooks/use-query';
import { useSetting } from '@/lib/hooks/use-setting';
import { useStorageStatus } from '@/lib/hooks/use-storage-status';
import { useToday } from '@/lib/hooks/use-today';
import { storedSize } from '@/lib/page/queries/program-queries';
import {
  ASKABLE,
  askForProtection,
  checkProtection,
  protection as storedProtection,
} from '@/lib/page/storage/protection';
import {
  canKeepForOffline,
  installOffer,
  offlineUse,
  takeInstallOffer,
} from '@/lib/page/device/service-worker';
import { lastCopy } from '@/lib/page/storage/stored-notes';
import { AJUSTES, BACKUP, HEALTH, OFFLINE } from '@/lib/text/ajustes';
import { PROTECT, PROTECTION } from '@/lib/text/ajustes-later';
import { BUTTONS, DAYS, NOUNS } from '@/lib/text/common';
import { CopiesCard, FolderActions } from './copies-card';

type KnownProtection = keyof typeof PROTECTION;

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

export function useProtection() {
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

function ProtectButton({ state }: ProtectionProps) {
  if (!ASKABLE.includes(state)) return null;
  return (
    <Button variant="outline" onClick={() => void askForProtection()}>
      <BadgeCheck aria-hidden />
      {PROTECT}
    </Button>
  );
}

/** Shown once the protection is known: its text, of any length, stands above most buttons. */
export function DataCards() {
  const protection = useProtection();
  if (protection === 'unknown') return <Skeleton className="h-96 rounded-card" />;
  return (
    <>
      <DataCard protection={protection} />
      <CopiesCard />
    </>
  );
}

function DataCard({ protection }: { protection: KnownProtection }) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <CardTitle id={id}>{AJUSTES.data}</CardTitle>
      <CardDescription>{AJUSTES.dataAdvice}</CardDescription>
      <CardContent className="grid grid-cols-1 gap-5">
        <StorageHealth protection={protection} />
        <BackupActions />
        <FolderActions />
        <InstallButton />
        <Button asChild variant="outline" className="sm:justify-self-start">
          <Link href="/importar/">
            <Upload aria-hidden />
            {BUTTONS.goImport}
          </Link>
        </Button>
      </CardContent>
    </Card>
  );
}

const BackupDialog = lazyPart(() => import('./backup-dialog').then((module) => module.BackupDialog));
const RestoreDialog = lazyPart(() => import('./restore-dialog').then((module) => module.RestoreDialog));

const ACTIONS = [
  { opens: 'backup', label: BACKUP.download, Icon: Download },
  { opens: 'restore', label: BACKUP.restore, Icon: ArchiveRestore },
] as const;

function BackupActions() {
  const ready = useStorageStatus().state === 'ready';
  const [task, setTask] = useState<'backup' | 'restore' | null>(null);
  const opener = useRef<HTMLElement>(null);

  function open(event: { currentTarget: HTMLElement }, next: 'backup' | 'restore') {
    opener.current = event.currentTarget;
    setTask(next);
  }
  const shared = {
    opener,
    onClose: () => {
      setTask(null);
    },
  };

  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="text-pretty text-sm text-muted-foreground">{BACKUP.advice}</p>
      <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
        {ACTIONS.map(({ opens, label, Icon }) => (
          <Button
            key={opens}
            variant="outline"
            disabled={!ready}
            aria-haspopup="dialog"
            onClick={(event) => {
              open(event, opens);
            }}
          >
            <Icon aria-hidden />
            {label}
          </Button>
        ))}
      </div>
      {task === 'backup' ? <BackupDialog {...shared} /> : null}
      {task === 'restore' ? <RestoreDialog {...shared} /> : null}
    </div>
  );
}

export function InstallButton() {
  if (!useStore(installOffer)) return null;
  return (
    <Button variant="outline" className="sm:justify-self-start" onClick={() => void takeInstallOffer()}>
      <MonitorDown aria-hidden />
      {AJUSTES.install}
    </Button>
  );
}
