import type { Ref } from 'react';

type FileInputProps = {
  ref: Ref<HTMLInputElement>;
  label: string;
  accept: string;
  disabled?: boolean;
  onFiles: (files: File[]) => void;
};

/** A button clicks it. The same file can be picked again. */
export function FileInput({ ref, label, accept, disabled, onFiles }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept={accept}
      hidden
      disabled={disabled}
      aria-label={label}
      onClick={(event) => {
        event.stopPropagation();
      }}
      onChange={(event) => {
        onFiles([...(event.target.files ?? [])]);
        event.target.value = '';
      }}
    />
  );
}
