import { useEffect, type CSSProperties } from 'react';
import { toast, Toaster } from 'sonner';
import { LongActNotice } from '@/components/acts/long-act-notice';
import { MAX_TOASTS, showToastsWith } from '@/components/acts/toast';
import type { Theme } from '@/lib/page/appearance';
import { SHELL } from '@/lib/text/shell';

const COLORS = {
  '--normal-bg': 'var(--card)',
  '--normal-text': 'var(--foreground)',
  '--normal-border': 'var(--border)',
  '--border-radius': '0.75rem',
  fontFamily: 'inherit',
} as CSSProperties;

/** Where toasts appear: over the middle of the header, where there is nothing to press; lasting ones at the bottom. */
export function Notices({ theme }: { theme: Theme }) {
  useEffect(() => {
    showToastsWith(toast);
  }, []);
  return (
    <>
      <LongActNotice />
      <Toaster
        theme={theme}
        closeButton
        expand
        visibleToasts={MAX_TOASTS}
        position="top-center"
        offset={{ top: '0.5rem', bottom: '5rem' }}
        mobileOffset={{ top: '0.5rem', bottom: '5rem' }}
        style={COLORS}
        containerAriaLabel={SHELL.notifications}
        toastOptions={{
          closeButtonAriaLabel: SHELL.closeNotification,
          classNames: {
            description: 'text-muted-foreground!',
            success: '[&_[data-icon]]:text-primary',
            error: '[&_[data-icon]]:text-destructive',
            info: '[&_[data-icon]]:text-muted-foreground',
          },
        }}
      />
    </>
  );
}
