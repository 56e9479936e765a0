import { useEffect } from 'react';
import { repeatEarlyPresses } from '@/components/opening/early-input';
import { useTheme } from '@/lib/hooks/use-setting';
import { ErrorView } from './error-view';

export function ShellFailed() {
  // React made a new document, without the theme.
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
