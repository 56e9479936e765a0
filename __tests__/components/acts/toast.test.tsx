import { act, render, screen, waitFor } from '@testing-library/react';
import { toast } from '@/components/acts/toast';
import { Notices } from '@/components/shell/notices';

test('toasts raised before the notices have loaded appear once they have', async () => {
  toast.success('Guardado');

  render(<Notices theme="system" />);

  expect(await screen.findByText('Guardado')).toBeInTheDocument();
});

test('the fourth toast takes the place of the oldest', async () => {
  render(<Notices theme="system" />);

  for (const title of ['Primero', 'Segundo', 'Tercero', 'Cuarto'])
    act(() => {
      toast.info(title);
    });

  expect(await screen.findByText('Cuarto')).toBeInTheDocument();
  await waitFor(() => {
    expect(screen.queryByText('Primero')).not.toBeInTheDocument();
  });
  expect(screen.getByText('Segundo')).toBeInTheDocument();
  expect(screen.getByText('Tercero')).toBeInTheDocument();
});
