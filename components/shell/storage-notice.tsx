import { DatabaseZap } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Empty } from '@/components/ui/empty';
import type { StorageFault } from '@/lib/domain/result';
import { beginAnew } from '@/lib/page/storage/storage-status';
import { BUTTONS } from '@/lib/text/common';
import { SHELL } from '@/lib/text/shell';
import { STORAGE_NOTICE } from '@/lib/text/common-later';

export function StorageNotice({ fault }: { fault: StorageFault }) {
  const { title, advice, action } = STORAGE_NOTICE[fault];
  return (
    <Empty role="alert" icon={DatabaseZap} title={title} advice={advice}>
      {action === 'retry' ? (
        <Button onClick={() => void beginAnew()}>{BUTTONS.retry}</Button>
      ) : (
        <Button
          onClick={() => {
            window.location.reload();
          }}
        >
          {SHELL.reload}
        </Button>
      )}
    </Empty>
  );
}
