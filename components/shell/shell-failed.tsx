import { useTheme } from '@/lib/hooks/use-appearance';
import { ErrorView } from './error-view';

/** What is left of the page when the shell itself fails. */
export function ShellFailed() {
  // The document is a new one: the theme has to be put on it again.
  useTheme();
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
