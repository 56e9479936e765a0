import { act, render, screen } from '@testing-library/react';
import { InstallButton } from '@/components/ajustes/data-card';
import { keepInstallOffers } from '@/lib/page/service-worker';
import { newUser } from '../../support/new-user';

const NAME = 'Instalar en este dispositivo';

it('is there where the browser offers it, asks once, and goes', async () => {
  const end = keepInstallOffers();
  render(<InstallButton />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();

  let asked = 0;
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: () => {
      asked += 1;
      return Promise.resolve({ outcome: 'dismissed' });
    },
  });
  act(() => {
    window.dispatchEvent(offer);
  });
  // The browser does not ask by itself.
  expect(offer.defaultPrevented).toBe(true);
  await newUser().click(screen.getByRole('button', { name: NAME }));
  expect(asked).toBe(1);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();

  act(() => {
    window.dispatchEvent(offer);
  });
  expect(screen.getByRole('button', { name: NAME })).toBeVisible();
  act(() => {
    window.dispatchEvent(new Event('appinstalled'));
  });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  end();
});
