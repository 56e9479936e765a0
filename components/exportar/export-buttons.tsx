import { Braces, Sheet } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { EXPORT_FORMS, type ExportForm } from '@/lib/export/export-job';
import { EXPORTING } from '@/lib/text/exportar';
import type { Exporting } from './use-export';

const ICONS = { json: Braces, csv: Sheet } satisfies Record<ExportForm, unknown>;

type ExportButtonsProps = {
  exporting: Exporting;
  /** True if there is nothing to export; the buttons say so. */
  empty: boolean;
  disabled?: boolean;
  onStart: (form: ExportForm) => void;
  onCancel: () => void;
};

/** A button for each form, with progress and a way to cancel. */
export function ExportButtons({ exporting, empty, disabled = false, onStart, onCancel }: ExportButtonsProps) {
  const nothing = useId();
  const buttons = useRef<Partial<Record<ExportForm, HTMLButtonElement | null>>>({});
  const running = exporting.state === 'running' ? exporting : null;
  const written = running?.form ?? null;
  const inactive = running !== null || empty;

  useEffect(() => {
    if (!written) return undefined;
    const pressed = buttons.current[written];
    return () => {
      // The cancel button takes the focus with it when it goes.
      if (document.activeElement === document.body) pressed?.focus({ preventScroll: true });
    };
  }, [written]);

  return (
    <>
      <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
        {EXPORT_FORMS.map((form) => {
          const Icon = ICONS[form];
          return (
            <Button
              key={form}
              ref={(element) => {
                buttons.current[form] = element;
              }}
              variant="outline"
              disabled={disabled}
              aria-disabled={inactive}
              aria-describedby={empty ? nothing : undefined}
              className="tabular-nums"
              onClick={() => {
                if (!inactive) onStart(form);
              }}
            >
              <Icon aria-hidden />
              {running?.form === form ? EXPORTING.running(running.percent) : EXPORTING.buttons[form]}
            </Button>
          );
        })}
        {running ? (
          <Button variant="ghost" onClick={onCancel}>
            {EXPORTING.cancel}
          </Button>
        ) : null}
      </div>
      {empty ? (
        <p id={nothing} className="mt-3 text-sm text-muted-foreground">
          {EXPORTING.nothing}
        </p>
      ) : null}
    </>
  );
}
