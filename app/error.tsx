'use client';

import { ErrorView } from '@/components/shell/error-view';

export default function ErrorPage({ reset }: { error: Error; reset: () => void }) {
  return <ErrorView onRetry={reset} />;
}
