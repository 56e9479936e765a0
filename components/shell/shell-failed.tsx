import { useEffect } from 'react';
import { useTheme } from '@/lib/hooks/use-appearance';
import { repeatEarlyPresses } from '@/lib/page/early-presses';
import { ErrorView } from './error-view';

/** What is left of the page when the shell itself fails. */
export function ShellFailed() {
  // The document is a new one: the theme has to be put on it again.
  useTheme();
  // The buttons of before are gone; the one that is left hears presses.
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
