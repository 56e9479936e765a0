import { useId } from 'react';
import type { StorageFault } from '@/lib/domain/storage-fault';
import { storageReason } from '@/lib/text/common';
import { RESET_COPY } from '@/lib/text/importar';

type CopyChoiceProps = {
  checked: boolean;
  disabled: boolean;
  /** The reason why no copy can be kept; null if one can. */
  fault: StorageFault | null;
  onChange: (checked: boolean) => void;
};

export function CopyChoice({ checked, disabled, fault, onChange }: CopyChoiceProps) {
  const hint = useId();
  return (
    <div>
      <label className="has-disabled:cursor-not-allowed has-disabled:text-muted-foreground flex min-h-11 cursor-pointer items-center gap-3 text-sm font-medium sm:min-h-10">
        <input
          type="checkbox"
          checked={checked}
          disabled={disabled || fault !== null}
          aria-describedby={hint}
          onChange={(event) => {
            onChange(event.target.checked);
          }}
          className="size-5 shrink-0 cursor-pointer accent-primary disabled:cursor-not-allowed"
        />
        {RESET_COPY.keep}
      </label>
      {/* As high as its longest text, so that the buttons stay in place. */}
      <p id={hint} role="status" className="min-h-15 text-pretty pl-8 text-sm text-muted-foreground">
        {hintOf(checked, fault)}
      </p>
    </div>
  );
}

function hintOf(checked: boolean, fault: StorageFault | null): string {
  if (fault) return `${RESET_COPY.impossible} ${storageReason(fault)} ${RESET_COPY.allGoes}`;
  return checked ? RESET_COPY.kept : RESET_COPY.notWanted;
}
