import { act, render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Notices } from '@/components/shell/notices';
import { toast } from '@/components/acts/toast';

// sonner's sheet: jsdom draws nothing, yet matches each of the rules wherever a role is looked for.
for (const sheet of document.head.querySelectorAll('style')) sheet.remove();

// sonner takes a toast away in the next frame, which may come while a test does not wait for anything.
const requestFrame = window.requestAnimationFrame.bind(window);
window.requestAnimationFrame = (draw) =>
  requestFrame((time) => {
    if (Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT') === true)
      act(() => {
        draw(time);
      });
    else draw(time);
  });

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
