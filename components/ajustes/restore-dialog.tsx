import type { RefObject } from 'react';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { BACKUP } from '@/lib/text/ajustes';
import { BUTTONS, WAITING } from '@/lib/text/common';
import { BackupContents } from './backup-contents';
import { ChooseStep, PassphraseStep, RunningStep } from './restore-steps';
import { useRestore } from './use-restore';

type RestoreDialogProps = { opener: RefObject<HTMLElement | null>; onClose: () => void };

/** Restores a backup file step by step. Stays open while it writes. */
export function RestoreDialog({ opener, onClose }: RestoreDialogProps) {
  const { restoring, check, restore, chooseAnother, cancel } = useRestore(onClose);

  function step() {
    switch (restoring.state) {
      case 'choosing':
        return <ChooseStep fault={restoring.fault} onFile={(file) => void check(file, null)} />;
      case 'checking':
        return <RunningStep text={BACKUP.checking} percent={null} />;
      case 'locked':
        return (
          <PassphraseStep
            fault={restoring.fault}
            fileName={restoring.file.name}
            onPassphrase={(passphrase) => void check(restoring.file, passphrase)}
          />
        );
      case 'checked':
        return (
          <BackupContents
            fileName={restoring.file.name}
            checked={restoring.checked}
            fault={restoring.fault}
            onRestore={(how) => void restore(how, restoring)}
            onChooseAnother={chooseAnother}
          />
        );
      case 'restoring':
        return (
          <RunningStep
            text={restoring.cancelling ? WAITING.cancelling : WAITING.restoring}
            percent={restoring.percent}
            onCancel={restoring.cancelling ? undefined : cancel}
          />
        );
    }
  }

  return (
    <Dialog
      onClose={() => {
        if (restoring.state === 'restoring') return;
        cancel();
        onClose();
      }}
    >
      <DialogContent title={BACKUP.restore} closeLabel={BUTTONS.close} opener={opener}>
        {step()}
      </DialogContent>
    </Dialog>
  );
}
