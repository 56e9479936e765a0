import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { openLines } from '@/lib/page/acts/drafts';
import { pageDatabase, pageProgram } from '@/lib/page/storage/page-database';
import { closeGastos, openGastos, storedGastos } from '../../../support/gastos-page';
import { outside } from '../../../support/outside';
import { textOf } from '../../../support/text-of';

afterEach(closeGastos);

/** The dialog of lines, opened with a text. */
async function openText(text: string) {
  const user = await openGastos();
  act(() => {
    openLines(text);
  });
  return { user, review: await dialog() };
}

async function dialog() {
  const review = within(await screen.findByRole('dialog', { name: 'Varios gastos' }));
  await review.findByRole('textbox', { name: 'Línea 1' });
  return review;
}

/** What is kept of the lines. */
async function keptLines() {
  const rows = await outside(pageProgram.unfinished.toArray());
  return rows.map(({ content }) => content);
}

type Review = Awaited<ReturnType<typeof dialog>>;

function lineTexts(review: Review): string[] {
  return review.getAllByRole('textbox').map((line) => (line as HTMLInputElement).value);
}

function described(review: Review, name: string): string {
  return review.getByRole('textbox', { name }).getAttribute('aria-invalid') === 'true' ? 'open' : 'read';
}

async function paste(user: UserEvent, line: HTMLElement, text: string): Promise<void> {
  await user.click(line);
  await user.paste(text);
}

it('stores all lines in one act, which can be undone', async () => {
  const { user, review } = await openText(
    '12,50 pan ocio ayer\n\n- 3 café con leche\n1040 luz hogar pendiente',
  );
  expect(lineTexts(review)).toEqual(['12,50 pan ocio ayer', '3 café con leche', '1040 luz hogar pendiente']);
  expect(textOf(review.getByRole('status'))).toBe('3 listos · 1.055,50 €');
  // «Café con leche» is known from before.
  expect(review.getByRole('combobox', { name: 'Categoría de la línea 2' })).toHaveValue('Ocio');
  await user.click(review.getByRole('button', { name: 'Añadir los 3' }));
  expect(await screen.findByText('3 gastos guardados')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await keptLines()).toEqual([]);
  expect((await storedGastos()).slice(3)).toMatchObject([
    { nombre: 'Pan', cantidad: 12.5, fecha: '2026-10-05', categoriaId: 2, estado: 'pagado' },
    { nombre: 'Café con leche', cantidad: 3, fecha: '2026-10-06', categoriaId: 2 },
    { nombre: 'Luz', cantidad: 1040, categoriaId: 1, estado: 'pendiente' },
  ]);
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByText('3 gastos eliminados')).toBeVisible();
  expect(await storedGastos()).toHaveLength(3);
});

it('stores nothing while something is open, and leads there', async () => {
  const { user, review } = await openText('2 pan ocio\nsin nada ocio\n5 algo');
  expect(textOf(review.getByRole('status'))).toBe('1 listo · 2,00 €. Faltan 2');
  await user.click(review.getByRole('button', { name: 'Añadir los 3' }));
  const second = review.getByRole('textbox', { name: 'Línea 2' });
  expect(second).toHaveFocus();
  expect(second).toHaveAccessibleDescription('¿Cuánto ha sido?');
  await user.type(second, ' 4,20');
  expect(second).toHaveAccessibleDescription(/^4,20.€ · Sin nada · Hoy/);
  await user.keyboard('{Enter}');
  // What the third lacks is chosen, not typed.
  const categoria = review.getByRole('combobox', { name: 'Categoría de la línea 3' });
  expect(categoria).toHaveFocus();
  await user.selectOptions(categoria, 'Hogar');
  expect(textOf(review.getByRole('status'))).toBe('3 listos · 11,20 €');
  expect(await storedGastos()).toHaveLength(3);
});

it('asks what can mean two things, and takes each answer', async () => {
  const { user, review } = await openText('pan 1,234 ocio\n5 pan 31 de febrero ocio\nnómina 1500 ocio');
  for (const line of ['Línea 1', 'Línea 2', 'Línea 3']) expect(described(review, line)).toBe('open');
  expect(review.getByRole('button', { name: /^1\.234,00/ })).toBeVisible();
  await user.click(review.getByRole('button', { name: /^1,23/ }));
  const third = review.getByRole('button', { name: 'Es un gasto' });
  await user.click(third);
  const day = review.getByRole('textbox', { name: 'Línea 2' });
  await user.clear(day);
  await user.type(day, '5 pan 28 de agosto ocio');
  for (const line of ['Línea 1', 'Línea 2', 'Línea 3']) expect(described(review, line)).toBe('read');
  expect(textOf(review.getByRole('status'))).toBe('3 listos · 1.506,23 €');
});

it('takes money back for an expense only after it has asked', async () => {
  const { user, review } = await openText('devuelto 20 pan\nDevolución impuestos 30 ocio\n2 pan ocio');
  for (const line of ['Línea 1', 'Línea 2']) expect(described(review, line)).toBe('open');
  await user.click(review.getByRole('button', { name: 'Borrar la línea 1' }));
  await user.click(review.getByRole('button', { name: 'Es un gasto' }));
  expect(textOf(review.getByRole('status'))).toBe('2 listos · 32,00 €');
});

it('says the tags that it took from a line, and stores them', async () => {
  const { user, review } = await openText('12,50 pan #casa #Casa #viaje ocio');
  expect(review.getByRole('textbox', { name: 'Línea 1' })).toHaveAccessibleDescription(
    /^12,50.€ · Pan · Hoy .* · #casa · #viaje$/,
  );
  await user.click(review.getByRole('button', { name: 'Añadir el gasto' }));
  await waitFor(async () => {
    expect((await storedGastos()).at(-1)).toMatchObject({ nombre: 'Pan', etiquetas: ['casa', 'viaje'] });
  });
});

it('takes the half of a shared line by one press', async () => {
  const { user, review } = await openText('cena 20 a medias ocio');
  expect(described(review, 'Línea 1')).toBe('open');
  await user.click(review.getByRole('button', { name: /^La mitad: 10,00/ }));
  expect(described(review, 'Línea 1')).toBe('read');
  await user.click(review.getByRole('button', { name: 'Añadir el gasto' }));
  await waitFor(async () => {
    expect((await storedGastos()).at(-1)).toMatchObject({ cantidad: 10, categoriaId: 2 });
  });
});

it('calls a line by the numbers that the answer leaves', async () => {
  const { user, review } = await openText('entradas 4 120€ ocio');
  await user.click(review.getByRole('button', { name: /^120,00/ }));
  expect(review.getByRole('textbox', { name: 'Línea 1' })).toHaveAccessibleDescription(/· Entradas 4 ·/);
});

it('asks about the sums of a receipt', async () => {
  const { user, review } = await openText('pan 2 ocio\nleche 1 ocio\nTOTAL 4,00 ocio\nTOTAL 4,00');
  expect(described(review, 'Línea 4')).toBe('open');
  await user.click(review.getByRole('button', { name: 'Borrar la línea 4' }));
  expect(textOf(review.getByRole('status'))).toMatch(/^3 listos/);
});

it('asks for the year of a day that may be to come, which is then pending', async () => {
  const { user, review } = await openText('20/10 cine 9 ocio');
  expect(review.getByText('¿De qué año es ese día?')).toBeVisible();
  expect(review.getByRole('button', { name: /2025/ })).toBeVisible();
  await user.click(review.getByRole('button', { name: /^martes, 20 de octubre$/ }));
  await user.click(review.getByRole('button', { name: 'Añadir el gasto' }));
  await waitFor(async () => {
    expect((await storedGastos()).at(-1)).toMatchObject({ fecha: '2026-10-20', estado: 'pendiente' });
  });
});

it('leaves lines out, and ends with the last of them', async () => {
  const { user, review } = await openText('2 pan ocio\n3 té ocio');
  await user.click(review.getByRole('button', { name: 'Borrar la línea 1' }));
  expect(lineTexts(review)).toEqual(['3 té ocio']);
  expect(review.getByRole('button', { name: 'Añadir el gasto' })).toBeVisible();
  await user.click(review.getByRole('button', { name: 'Borrar la línea 1' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await keptLines()).toEqual([]);
});

it('takes many lines a hundred at a time, and loses none', async () => {
  const lines = Array.from({ length: 150 }, (_, place) => `${place + 1},50 pan ocio`);
  const { user, review } = await openText(lines.join('\n'));
  expect(review.getByText('Se leen las primeras 100 líneas. Quedan 50 sin leer.')).toBeVisible();
  await user.click(review.getByRole('button', { name: 'Añadir los 100' }));
  expect(await review.findByRole('button', { name: 'Añadir los 50' })).toBeVisible();
  expect(lineTexts(review)).toEqual(lines.slice(100));
  expect(await keptLines()).toEqual([{ kind: 'lines', text: lines.slice(100).join('\n') }]);
});

it('keeps the lines when it is closed, and offers them again', async () => {
  const { user, review } = await openText('2 pan ocio\nalgo');
  await user.type(review.getByRole('textbox', { name: 'Línea 2' }), ' más');
  await user.click(review.getByRole('button', { name: 'Cerrar' }));
  expect(await screen.findByText('Borrador guardado')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Seguir' }));
  expect(lineTexts(await dialog())).toEqual(['2 pan ocio', 'algo más']);
  await user.keyboard('{Escape}');
  await user.keyboard('n');
  const form = within(await screen.findByRole('dialog', { name: 'Nuevo gasto' }));
  await user.click(await form.findByRole('button', { name: 'Recuperar borrador 2 líneas' }));
  expect(lineTexts(await dialog())).toEqual(['2 pan ocio', 'algo más']);
});

it('opens when several lines are pasted into the line of the form', async () => {
  const user = await openGastos();
  await user.keyboard('n');
  const form = within(await screen.findByRole('dialog', { name: 'Nuevo gasto' }));
  await user.click(await form.findByRole('button', { name: 'Escribir o dictar' }));
  await paste(user, form.getByRole('textbox', { name: 'Escribir o dictar' }), '2 pan ocio\n3 té ocio');
  expect(lineTexts(await dialog())).toEqual(['2 pan ocio', '3 té ocio']);
});

it('says so if a category has gone meanwhile, and stores nothing', async () => {
  const { user, review } = await openText('2 pan ocio\n3 té ocio');
  await outside(pageDatabase.categorias.delete(2));
  for (const place of ['1', '2']) {
    const categoria = review.getByRole('combobox', { name: `Categoría de la línea ${place}` });
    await waitFor(() => {
      expect(categoria).toHaveDisplayValue('Elige una categoría.');
    });
  }
  await user.click(review.getByRole('button', { name: 'Añadir los 2' }));
  expect(review.getByRole('combobox', { name: 'Categoría de la línea 1' })).toHaveFocus();
  expect(await storedGastos()).toHaveLength(3);
});
