'use client';

import { ErrorView } from '@/components/shell/error-view';
import './globals.css';

/** Takes the place of the whole document when the shell itself fails. */
export default function GlobalErrorPage() {
  return (
    <html lang="es">
      <body className="font-sans antialiased">
        <main>
          <ErrorView
            onRetry={() => {
              window.location.reload();
            }}
          />
        </main>
      </body>
    </html>
  );
}
