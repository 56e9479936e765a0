import { CircleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { endStuck, repeatEarlyPresses } from '@/components/opening/early-input';
import { Button } from '@/components/ui/button';
import { Empty } from '@/components/ui/empty';
import { useTheme } from '@/lib/hooks/use-setting';
import { BUTTONS } from '@/lib/text/common';
import { ERRORS } from '@/lib/text/shell';

export function ErrorView({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="pt-14">
      <h1 ref={endStuck} tabIndex={-1} className="sr-only">
        {ERRORS.title}
      </h1>
      <Empty role="alert" icon={CircleAlert} title={ERRORS.title} advice={ERRORS.advice}>
        <Button onClick={onRetry}>{BUTTONS.retry}</Button>
      </Empty>
    </div>
  );
}

export function ShellFailed() {
  // React made a new document: the theme must be set again.
  useTheme();
  // The early buttons are gone; the retry button hears presses.
  useEffect(() => {
    void repeatEarlyPresses();
  }, []);
  return (
    <main>
      <ErrorView
        onRetry={() => {
          window.location.reload();
        }}
      />
    </main>
  );
}
