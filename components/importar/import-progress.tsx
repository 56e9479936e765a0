import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import { COMPLETING_PERCENT } from '@/lib/import/import-summary';
import { BUTTONS } from '@/lib/text/common';

type ImportProgressProps = { percent: number; label: string; children: ReactNode };

export function ImportProgress({ percent, label, children }: ImportProgressProps) {
  return (
    <div>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
        {children}
        <p className="font-medium tabular-nums">{percent}%</p>
      </div>
      <Progress value={percent} label={label} />
    </div>
  );
}

type CancelImportProps = { percent: number; cancelling: boolean; onCancel: () => void };

/** Does nothing once the rows are being stored. */
export function CancelImport({ percent, cancelling, onCancel }: CancelImportProps) {
  const late = cancelling || percent >= COMPLETING_PERCENT;
  return (
    <Button
      variant="outline"
      className="w-full sm:w-auto sm:justify-self-end"
      aria-disabled={late}
      onClick={() => {
        if (!late) onCancel();
      }}
    >
      {BUTTONS.cancel}
    </Button>
  );
}
