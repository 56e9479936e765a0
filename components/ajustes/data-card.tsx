import { Upload } from 'lucide-react';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardDescription, CardTitle } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { AJUSTES } from '@/lib/text/ajustes';
import { BUTTONS } from '@/lib/text/common';
import { BackupActions } from './backup-actions';
import { InstallButton } from './install-button';
import { StorageHealth } from './storage-health';

const FolderActions = dynamic(() => import('./folder-actions').then((module) => module.FolderActions), {
  ssr: false,
  loading: () => <Skeleton className="h-64" />,
});

export function DataCard() {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <CardTitle id={id}>{AJUSTES.data}</CardTitle>
      <CardDescription>{AJUSTES.dataAdvice}</CardDescription>
      <CardContent className="grid grid-cols-1 gap-5">
        <StorageHealth />
        <BackupActions />
        <FolderActions />
        <InstallButton />
        <Button asChild variant="outline" className="sm:justify-self-start">
          <Link href="/importar/" prefetch={false}>
            <Upload aria-hidden />
            {BUTTONS.goImport}
          </Link>
        </Button>
      </CardContent>
    </Card>
  );
}
