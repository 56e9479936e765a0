import { act, render, screen, waitFor } from '@testing-library/react';
import { toast } from '@/components/acts/toast';
import { Notices } from '@/components/shell/notices';

test('toasts raised before the notices have loaded appear once they have', async () => {
  toast.success('Guardado');

  render(<Notices theme="system" />);

  await expectSeen('Guardado');
});

test('the fourth toast takes the place of the oldest', async () => {
  render(<Notices theme="system" />);

  for (const title of ['Primero', 'Segundo', 'Tercero', 'Cuarto'])
    act(() => {
      toast.info(title);
    });

  await expectSeen('Cuarto');
  await expectSeen('Segundo');
  await waitFor(() => {
    expect(screen.queryByText('Primero')).not.toBeInTheDocument();
  });
});

/** A toast is in the page before it fades in. */
async function expectSeen(title: string): Promise<void> {
  await waitFor(() => {
    expect(screen.getByText(title)).toBeVisible();
  });
}
