import { act, render, screen, within } from '@testing-library/react';
import { OtherOverlay } from '@/components/palette/other-overlay';
import { setPreference } from '@/lib/page/settings/chosen-preferences';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

/** Every line as «what it does: keys», a combination with plusses, as a person sees it. */
function lines(): string[] {
  const terms = within(screen.getByRole('dialog', { name: 'Atajos de teclado' })).getAllByRole('term');
  return terms.map((term) => {
    const keys = [...(term.nextElementSibling?.children ?? [])].map((combination) =>
      [...combination.querySelectorAll('kbd > :first-child')].map(({ textContent }) => textContent).join('+'),
    );
    return `${term.textContent}: ${keys.join(' ')}`;
  });
}

it('lists every key', () => {
  render(<OtherOverlay shown="shortcuts" />);
  expect(lines()).toEqual([
    'Nuevo gasto: n',
    'Paleta de comandos: Ctrl+K',
    'Deshacer: Ctrl+Z',
    'Rehacer: Ctrl+Mayús+Z',
    'Ver estos atajos: ?',
    'Buscar: /',
    'Mes anterior o siguiente: ← →',
    'Moverse por la lista: ↑ ↓',
    'Seleccionar: x',
    'Ampliar la selección: Mayús+↑ Mayús+↓',
    'Seleccionar toda la lista: Ctrl+A',
    'Dejar la selección: Esc',
    'Editar: e',
    'Pendiente o pagado: p',
    'Cambiar la categoría: c',
    'Me han devuelto…: d',
    'Duplicar: Mayús+D',
    'Eliminar: Supr',
  ]);
  expect(screen.queryByText(/desactivados/)).not.toBeInTheDocument();
});

it('on a Mac shows its keys', () => {
  jest
    .spyOn(navigator, 'userAgent', 'get')
    .mockReturnValue('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15');
  render(<OtherOverlay shown="shortcuts" />);
  expect(lines()).toEqual(expect.arrayContaining(['Paleta de comandos: ⌘+K', 'Rehacer: ⌘+⇧+Z']));
});

it('a sign on a key is called by its name', () => {
  render(<OtherOverlay shown="shortcuts" />);
  const meses = screen.getByText('Mes anterior o siguiente').nextElementSibling;
  const spoken = [...(meses?.querySelectorAll('.sr-only') ?? [])].map(({ textContent }) => textContent);
  expect(spoken).toEqual(['Flecha izquierda', 'Flecha derecha']);
});

it('says when single keys are off', () => {
  act(() => {
    setPreference('shortcuts', false);
  });
  render(<OtherOverlay shown="shortcuts" />);
  expect(screen.getByText(/atajos de una sola tecla están desactivados/)).toBeVisible();
});
