import { Upload, ArchiveRestore, Download, MonitorDown } from 'lucide-react';
import { lazyPart } from '@/components/ui/lazy-part';
import { Link } from '@/components/ui/link';
import { useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardDescription, CardTitle } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { useStorageStatus } from '@/lib/hooks/use-storage-status';
import { installOffer, takeInstallOffer } from '@/lib/page/service-worker';
import { AJUSTES, BACKUP } from '@/lib/text/ajustes';
import { BUTTONS } from '@/lib/text/common';
import type { KnownProtection } from '@/lib/page/protection';
import { CopiesCard } from './copies-card';
import { FolderActions } from './folder-actions';
import { StorageHealth, useProtection } from './storage-health';

/** Shown once the protection is known: text of any length about it stands above most of the buttons. */
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

/** Renders nothing if the browser offers no installation. */
export function InstallButton() {
  if (!useStore(installOffer)) return null;
  return (
    <Button variant="outline" className="sm:justify-self-start" onClick={() => void takeInstallOffer()}>
      <MonitorDown aria-hidden />
      {AJUSTES.install}
    </Button>
  );
}
