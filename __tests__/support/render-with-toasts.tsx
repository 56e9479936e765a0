import { act, render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Notices } from '@/components/shell/notices';
import { toast } from '@/components/acts/toast';

// sonner's sheet: jsdom draws nothing, yet matches each of the rules wherever a role is looked for.
for (const sheet of document.head.querySelectorAll('style')) sheet.remove();

// A test may hold frames back.
const requestFrame = window.requestAnimationFrame.bind(window);

// Toasts outlive the place where they appear: none reaches the next test.
afterEach(async () => {
  toast.dismiss();
  await act(
    () =>
      new Promise<void>((resolve) => {
        requestFrame(() => {
          resolve();
        });
      }),
  );
});

/** Renders what may notify, and the place where its toasts appear. */
export function renderWithToasts(ui: ReactNode): RenderResult {
  return render(
    <>
      {ui}
      <Notices theme="system" />
    </>,
  );
}
