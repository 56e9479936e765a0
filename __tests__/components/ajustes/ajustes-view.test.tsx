import { act, render, screen, within } from '@testing-library/react';
import { AjustesView } from '@/components/ajustes/ajustes-view';
import { useFormat } from '@/lib/hooks/use-format';
import { protection } from '@/lib/page/storage/protection';
import { beginAnew } from '@/lib/page/storage/storage-status';
import { newUser } from '../../support/new-user';
import { textOf } from '../../support/text-of';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-10-08T12:00:00'), doNotFake: ['setTimeout', 'queueMicrotask'] });
  jest.spyOn(navigator, 'language', 'get').mockReturnValue('es-ES');
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  localStorage.clear();
});

function Elsewhere() {
  return <output>{useFormat().cantidad(123_450n)}</output>;
}

function renderView() {
  render(
    <>
      <AjustesView />
      <Elsewhere />
    </>,
  );
  return newUser();
}

function optionsOf(label: string): string[] {
  return within(screen.getByRole('combobox', { name: label }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
}

function preview() {
  return screen.getByRole('figure', { name: 'Vista previa' });
}

function week(): string[] {
  return within(preview())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
}

it('begins with what the browser speaks', () => {
  renderView();
  expect(screen.getByRole('combobox', { name: 'Formato regional' })).toHaveDisplayValue('Español (España)');
  expect(screen.getByRole('combobox', { name: 'Moneda' })).toHaveDisplayValue('Euro (EUR)');
  expect(screen.getByRole('combobox', { name: 'Primer día de la semana' })).toHaveDisplayValue('Lunes');
  expect(screen.getByRole('switch', { name: 'Atajos de una sola tecla' })).toBeChecked();
  expect(textOf(preview())).toContain('2.298,40 €');
  expect(preview()).toHaveTextContent('lunes, 5 de octubre');
  expect(week()).toEqual(['lun5', 'mar6', 'mié7', 'jue8', 'vie9', 'sáb10', 'dom11']);
});

it('offers every Spanish locale and its currency by their names, in alphabetical order', () => {
  renderView();
  const locales = optionsOf('Formato regional');
  expect(locales.slice(0, 3)).toEqual(['Español (Argentina)', 'Español (Bolivia)', 'Español (Chile)']);
  expect(locales).toEqual(
    expect.arrayContaining(['Español (México)', 'Español (Perú)', 'Español (Uruguay)', 'Español (Colombia)']),
  );
  const currencies = optionsOf('Moneda');
  expect(currencies).toEqual([...currencies].sort(new Intl.Collator('es').compare));
  expect(currencies).toEqual(
    expect.arrayContaining([
      'Dólar estadounidense (USD)',
      'Euro (EUR)',
      'Libra esterlina (GBP)',
      'Peso mexicano (MXN)',
      'Sol peruano (PEN)',
    ]),
  );
  expect(optionsOf('Primer día de la semana')).toEqual([
    'Lunes',
    'Martes',
    'Miércoles',
    'Jueves',
    'Viernes',
    'Sábado',
    'Domingo',
  ]);
});

it('a choice shows at once, in the preview and elsewhere', async () => {
  const user = renderView();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Formato regional' }), 'Español (México)');
  expect(textOf(preview())).toContain('$2,298.40');
  expect(week()[0]).toBe('dom4');
  expect(screen.getByText('$1,234.50')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Moneda' }), 'Euro (EUR)');
  expect(textOf(preview())).toContain('€2,298.40');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Primer día de la semana' }), 'Sábado');
  expect(week()).toEqual(['sáb3', 'dom4', 'lun5', 'mar6', 'mié7', 'jue8', 'vie9']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Formato regional' }), 'Español (Chile)');
  expect(screen.getByRole('combobox', { name: 'Moneda' })).toHaveDisplayValue('Euro (EUR)');
  expect(screen.getByRole('combobox', { name: 'Primer día de la semana' })).toHaveDisplayValue('Sábado');
});

it('the currency says that it converts nothing', () => {
  renderView();
  expect(screen.getByRole('combobox', { name: 'Moneda' })).toHaveAccessibleDescription(
    'Cambiar la moneda solo cambia el símbolo: ninguna cantidad se convierte.',
  );
});

it('today is marked in the week', () => {
  renderView();
  const days = within(preview()).getAllByRole('listitem');
  expect(days.map((day) => day.getAttribute('aria-current'))).toEqual([
    null,
    null,
    null,
    'date',
    null,
    null,
    null,
  ]);
});

it('the theme is chosen by name', async () => {
  const user = renderView();
  const card = within(screen.getByRole('region', { name: 'Apariencia' }));
  await user.click(card.getByRole('radio', { name: 'Oscuro' }));
  expect(card.getByRole('radio', { name: 'Oscuro' })).toBeChecked();
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
});

it('the switch turns the shortcuts off and on by keyboard', async () => {
  const user = renderView();
  const shortcuts = screen.getByRole('switch', { name: 'Atajos de una sola tecla' });
  shortcuts.focus();
  await user.keyboard(' ');
  expect(shortcuts).not.toBeChecked();
  expect(localStorage.getItem('mis-gastos:shortcuts')).toBe('false');
  await user.keyboard('{Enter}');
  expect(shortcuts).toBeChecked();
});

it('«Tus datos» leads to the import screen, once they are open', async () => {
  renderView();
  expect(screen.queryByRole('link', { name: 'Ir a importar' })).not.toBeInTheDocument();
  await act(beginAnew);
  expect(screen.getByRole('link', { name: 'Ir a importar' })).toHaveAttribute(
    'href',
    expect.stringContaining('/importar'),
  );
});

it('shows the buttons of the data once the text above them is known, so that no press misses them', async () => {
  const asked: ((persisted: boolean) => void)[] = [];
  const persisted = new Promise<boolean>((resolve) => asked.push(resolve));
  const storage = { persisted: () => persisted, persist: () => persisted };
  Object.defineProperty(navigator, 'storage', { value: storage, configurable: true });
  protection.setState('unknown', true);
  renderView();
  await act(beginAnew);
  expect(screen.queryByRole('heading', { name: 'Tus datos' })).not.toBeInTheDocument();
  for (const answer of asked) answer(false);
  expect(await screen.findByRole('button', { name: 'Proteger los datos' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Copia automática en una carpeta' })).toBeVisible();
  Object.defineProperty(navigator, 'storage', { value: undefined, configurable: true });
});
