import type { ReactNode } from 'react';

type TickBoxProps = {
  checked: boolean;
  describedBy?: string;
  children: ReactNode;
  onChange: (checked: boolean) => void;
};

export function TickBox({ checked, describedBy, children, onChange }: TickBoxProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2 text-sm sm:min-h-8">
      <input
        type="checkbox"
        checked={checked}
        aria-describedby={describedBy}
        onChange={(event) => {
          onChange(event.target.checked);
        }}
        className="size-4.5 shrink-0 cursor-pointer accent-primary"
      />
      {children}
    </label>
  );
}
