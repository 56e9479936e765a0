import { Check } from 'lucide-react';
import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { BUTTONS } from '@/lib/text/common';
import { REVIEW } from '@/lib/text/importar';

type MendToggleProps = {
  label: string;
  /** The id of the correction's sentence, which joins the button's name. */
  describedBy: string;
  applied: boolean;
  onToggle: (applied: boolean) => void;
};

/** Applies a correction and takes it back. */
export function MendToggle({ label, describedBy, applied, onToggle }: MendToggleProps) {
  const id = useId();
  return (
    <div className="flex shrink-0 items-center gap-3">
      {applied ? (
        <span className="flex items-center gap-1 text-sm font-medium text-primary">
          <Check aria-hidden className="size-4" />
          {REVIEW.applied}
        </span>
      ) : null}
      <Button
        id={id}
        aria-labelledby={`${id} ${describedBy}`}
        variant="outline"
        size="small"
        onClick={() => {
          onToggle(!applied);
        }}
      >
        {applied ? BUTTONS.undo : label}
      </Button>
    </div>
  );
}
