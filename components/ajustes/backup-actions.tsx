import { ArchiveRestore, Download } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useStorageStatus } from '@/lib/hooks/use-storage-status';
import { BACKUP } from '@/lib/text/ajustes';

const BackupDialog = dynamic(() => import('./backup-dialog').then((module) => module.BackupDialog), {
  ssr: false,
});
const RestoreDialog = dynamic(() => import('./restore-dialog').then((module) => module.RestoreDialog), {
  ssr: false,
});

const BUTTONS = [
  { opens: 'backup', label: BACKUP.download, Icon: Download },
  { opens: 'restore', label: BACKUP.restore, Icon: ArchiveRestore },
] as const;

export function BackupActions() {
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
        {BUTTONS.map(({ opens, label, Icon }) => (
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
