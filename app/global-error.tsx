'use client';

import { ShellFailed } from '@/components/shell/shell-failed';
import './globals.css';

/** Takes the place of the whole document when the shell itself fails. */
export default function GlobalErrorPage() {
  return (
    <html lang="es">
      <body className="font-sans antialiased">
        <ShellFailed />
      </body>
    </html>
  );
}
