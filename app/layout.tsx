import type { Metadata } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { AppShell } from '@/components/shell/app-shell';
import { VIEWPORT } from '@/components/shell/document-head';
import { HeadScript } from '@/components/opening/head-script';
import { StuckNotice } from '@/components/shell/stuck-notice';
import { SHELL } from '@/lib/text/shell';
import { STUCK } from '@/lib/text/opening';
import './globals.css';

const inter = localFont({
  src: '../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-inter',
});

export const metadata: Metadata = {
  title: { default: SHELL.name, template: `%s · ${SHELL.name}` },
  description: SHELL.description,
  // Next.js puts the base path before everything but this.
  manifest: `${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}/manifest.webmanifest`,
};

export const viewport = VIEWPORT;

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The head's script sets attributes before React sees them.
    <html lang="es" className={inter.variable} suppressHydrationWarning>
      <head>
        <HeadScript />
      </head>
      <body className="font-sans antialiased">
        <AppShell>{children}</AppShell>
        <StuckNotice className="stuck:not-early:block fixed inset-x-4 bottom-[calc(5rem+env(safe-area-inset-bottom))] z-40 mx-auto max-w-md rounded-card border border-border shadow-lg md:bottom-4 print:hidden">
          {STUCK.page}
        </StuckNotice>
      </body>
    </html>
  );
}
