import { useEffect, type CSSProperties } from 'react';
import { toast, Toaster } from 'sonner';
import { LongActNotice } from '@/components/acts/long-act-notice';
import { showToastsWith } from '@/components/acts/show-toasts';
import { cn } from '@/components/ui/cn';
import type { Theme } from '@/lib/page/appearance';
import { NOTICES } from '@/lib/text/shell-later';

const COLORS = {
  '--normal-bg': 'var(--card)',
  '--normal-text': 'var(--foreground)',
  '--normal-border': 'var(--border)',
  '--border-radius': '0.75rem',
  // Sonner's usual width, which grows with the text.
  '--width': 'min(22.25rem, 100vw - 2rem)',
  fontFamily: 'inherit',
} as CSSProperties;

const TOAST_CLASSES = {
  // It can be pressed over an open dialog.
  toast: cn(
    'pointer-events-auto! py-3! pl-4! pr-13! data-[removed=true]:duration-0!',
    // On a phone, paired toasts leave room to read the data beside them.
    'max-sm:[&.paired]:min-h-11 max-sm:[&.paired]:py-1.5! max-sm:[&.paired_[data-title]]:text-xs!',
  ),
  closeButton:
    'left-auto! right-0.5! top-1/2! size-11! -translate-y-1/2! transform-none! rounded-card! border-0! bg-transparent! text-foreground! focus-visible:outline-2! [&_svg]:size-4',
  actionButton: 'h-9! px-3! text-sm!',
  cancelButton: 'h-9! px-3! text-sm!',
  title: 'wrap-anywhere text-sm!',
  description: 'wrap-anywhere text-muted-foreground!',
  success: '[&_[data-icon]]:text-primary',
  error: '[&_[data-icon]]:text-destructive',
  info: '[&_[data-icon]]:text-muted-foreground',
};

/** Toasts stand `--toast-bottom` above the bottom; globals.css sets it. */
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
        gap={8}
        visibleToasts={2}
        position="bottom-right"
        offset={{ right: '1rem', bottom: 'var(--toast-bottom)' }}
        mobileOffset={{ right: '0.5rem', left: '0.5rem', bottom: 'var(--toast-bottom)' }}
        style={COLORS}
        containerAriaLabel={NOTICES.name}
        toastOptions={{
          closeButtonAriaLabel: NOTICES.close,
          classNames: TOAST_CLASSES,
        }}
      />
    </>
  );
}
