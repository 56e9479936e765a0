import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Toaster } from 'sonner';

/** Renders what may notify, and the place where its toasts appear. */
export function renderWithToasts(ui: ReactNode): RenderResult {
  return render(
    <>
      {ui}
      <Toaster />
    </>,
  );
}
