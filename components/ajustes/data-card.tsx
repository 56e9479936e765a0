import { Upload } from 'lucide-react';
import Link from 'next/link';
import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardDescription, CardTitle } from '@/components/ui/card';
import { AJUSTES } from '@/lib/text/ajustes';
import { BUTTONS } from '@/lib/text/common';
import { BackupActions } from './backup-actions';
import { DeviceField } from './device-field';
import { FolderActions } from './folder-actions';
import { InstallButton } from './install-button';
import { StorageHealth } from './storage-health';

/** Where the data are. */
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
        <DeviceField />
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
