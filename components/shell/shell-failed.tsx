import { useEffect } from 'react';
import { useTheme } from '@/lib/hooks/use-appearance';
import { endEarlyPresses } from '@/lib/page/early-presses';
import { ErrorView } from './error-view';

/** What is left of the page when the shell itself fails. */
export function ShellFailed() {
  // The document is a new one: the theme has to be put on it again.
  useTheme();
  // What was pressed is gone; what is pressed from now on is here.
  useEffect(() => {
    endEarlyPresses();
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
