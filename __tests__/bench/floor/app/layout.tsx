import type { ReactNode } from 'react';

/** As small as a layout may be. */
export default function FloorLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="es">
      <body>{children}</body>
    </html>
  );
}
