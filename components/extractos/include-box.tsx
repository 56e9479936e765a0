type IncludeBoxProps = {
  label: string;
  checked: boolean;
  /** True if only some movements are brought. */
  mixed?: boolean;
  onChange: (checked: boolean) => void;
};

export function IncludeBox({ label, checked, mixed = false, onChange }: IncludeBoxProps) {
  return (
    <label className="grid size-10 cursor-pointer place-items-center sm:size-9">
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        ref={(box) => {
          if (box) box.indeterminate = mixed;
        }}
        onChange={(event) => {
          onChange(event.target.checked);
        }}
        className="size-6 cursor-pointer accent-primary"
      />
    </label>
  );
}
