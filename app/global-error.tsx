'use client';

import { ShellFailed } from '@/components/shell/shell-failed';
import './globals.css';

/** Replaces the whole document when the shell fails. */
export default function GlobalErrorPage() {
  return (
    <html lang="es">
      <body className="font-sans antialiased">
        <ShellFailed />
      </body>
    </html>
  );
}
