import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { isDialogEntry } from '@/components/ui/dialog-entry';
import { historySettled } from '@/components/ui/use-back-closes';
import { newUser } from '../../support/new-user';
import { outside } from '../../support/outside';

/** What the router hears of. */
const heard = jest.fn();

beforeEach(() => {
  heard.mockClear();
  window.history.pushState({ page: 'earlier' }, '', '/categorias/');
  window.history.pushState({ page: 'gastos' }, '', '/gastos/?mes=2026-10');
  window.addEventListener('popstate', heard);
});

afterEach(() => {
  window.removeEventListener('popstate', heard);
});

function Page({ address }: { address?: string }) {
  const [shown, setShown] = useState<'one' | 'other' | null>(null);
  return (
    <>
      <button
        onClick={() => {
          setShown('one');
        }}
      >
        Abrir
      </button>
      {shown === null ? null : (
        <Dialog
          key={shown}
          onClose={() => {
            setShown(null);
          }}
          {...(address && { address })}
        >
          <DialogContent title={shown} closeLabel="Cerrar">
            <button
              onClick={() => {
                setShown('other');
              }}
            >
              Otro
            </button>
          </DialogContent>
        </Dialog>
      )}
    </>
  );
}

async function openDialog(address?: string) {
  const user = newUser();
  render(<Page {...(address && { address })} />);
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
  await waitFor(() => {
    expect(isDialogEntry()).toBe(true);
  });
  return user;
}

async function goBack(): Promise<void> {
  await outside(
    new Promise<void>((resolve) => {
      window.addEventListener(
        'popstate',
        () => {
          resolve();
        },
        { once: true },
      );
      window.history.back();
    }),
  );
}

function here(): string {
  return window.location.pathname + window.location.search;
}

it('a dialog that is closed leaves the history as it was, and the router hears nothing of it', async () => {
  const user = await openDialog('?mes=2026-10&nuevo');
  expect(here()).toBe('/gastos/?mes=2026-10&nuevo');
  await user.keyboard('{Escape}');
  await outside(historySettled());
  expect(here()).toBe('/gastos/?mes=2026-10');
  expect(window.history.state).toEqual({ page: 'gastos' });
  expect(heard).not.toHaveBeenCalled();
});

it('a step right after closing holds, and «back» from it returns to the page without the dialog', async () => {
  const user = await openDialog('?mes=2026-10&nuevo');
  await user.keyboard('{Escape}');
  window.history.pushState({ page: 'next' }, '', '?mes=2026-09');
  await outside(historySettled());
  expect(here()).toBe('/gastos/?mes=2026-09');
  expect(window.history.state).toEqual({ page: 'next' });
  await goBack();
  expect(here()).toBe('/gastos/?mes=2026-10');
  await goBack();
  expect(here()).toBe('/categorias/');
});

it('what is typed into the address right after closing holds, too', async () => {
  const user = await openDialog('?mes=2026-10&nuevo');
  await user.keyboard('{Escape}');
  window.history.replaceState({ ...(window.history.state as object), q: 1 }, '', '?mes=2026-10&q=pan');
  await outside(historySettled());
  expect(here()).toBe('/gastos/?mes=2026-10&q=pan');
  expect(isDialogEntry()).toBe(false);
  await goBack();
  expect(here()).toBe('/categorias/');
});

it('a step while the dialog is open takes the place of its entry', async () => {
  const user = await openDialog('?mes=2026-10&nuevo');
  window.history.pushState({ page: 'next' }, '', '?mes=2026-09');
  await user.keyboard('{Escape}');
  await outside(historySettled());
  expect(here()).toBe('/gastos/?mes=2026-09');
  await goBack();
  expect(here()).toBe('/gastos/?mes=2026-10');
});

it('«back» right after closing leaves the page', async () => {
  const user = await openDialog();
  await user.keyboard('{Escape}');
  window.history.back();
  await waitFor(() => {
    expect(here()).toBe('/categorias/');
  });
});

it('«back» closes an open dialog and stays on the page', async () => {
  await openDialog();
  await goBack();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(here()).toBe('/gastos/?mes=2026-10');
  await goBack();
  expect(here()).toBe('/categorias/');
});

it('a dialog in the place of another one has the same entry', async () => {
  const user = await openDialog();
  await user.click(screen.getByRole('button', { name: 'Otro' }));
  await act(() => historySettled());
  expect(await screen.findByRole('dialog', { name: 'other' })).toBeVisible();
  await goBack();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(here()).toBe('/gastos/?mes=2026-10');
});

function Nested() {
  const [shown, setShown] = useState<readonly string[]>([]);
  const [outer, inner] = shown;
  return (
    <>
      <button
        onClick={() => {
          setShown(['fuera']);
        }}
      >
        Abrir
      </button>
      {outer === undefined ? null : (
        <Dialog
          onClose={() => {
            setShown([]);
          }}
        >
          <DialogContent title={outer} closeLabel="Cerrar">
            <button
              onClick={() => {
                setShown([outer, 'dentro']);
              }}
            >
              Más
            </button>
            {inner === undefined ? null : (
              <Dialog
                onClose={() => {
                  setShown([outer]);
                }}
              >
                <DialogContent title={inner} closeLabel="Cerrar" />
              </Dialog>
            )}
          </DialogContent>
        </Dialog>
      )}
    </>
  );
}

it('of two dialogs, one in the other, «back» closes the inner one, then the outer one, then leaves the page', async () => {
  const user = newUser();
  render(<Nested />);
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
  await user.click(await screen.findByRole('button', { name: 'Más' }));
  await screen.findByRole('dialog', { name: 'dentro' });
  await goBack();
  await act(() => historySettled());
  expect(screen.queryByRole('dialog', { name: 'dentro' })).not.toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'fuera' })).toBeInTheDocument();
  expect(isDialogEntry()).toBe(true);
  await goBack();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await goBack();
  expect(here()).toBe('/categorias/');
});
