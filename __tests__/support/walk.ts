import { expect, type Locator, type Page } from '@playwright/test';
import { storedTables } from './stored-rows';
import { lineOf, type WalkModel, type WalkTab } from './walk-model';

/** A tab, what it and all tabs remember, and what is walked. */
export type Walk = {
  page: Page;
  tab: WalkTab;
  tabs: readonly WalkTab[];
  wide: boolean;
  model: WalkModel;
  random: () => number;
  count: number;
};

/** A step of a person; answers what was done, for a failing seed to be followed, or null where it could not be taken. */
export type Step = (walk: Walk) => Promise<string | null>;

/** Selects up to so many expenses, at least one; null where there are none. */
export async function select({ page, wide, model, random }: Walk, most: number) {
  const gastos = model.gastos();
  if (gastos.length === 0 || model.categorias().length === 0) return null;
  const count =
    most > 10 ? Math.min(most, gastos.length) : 1 + Math.floor(random() * Math.min(most, gastos.length));
  const chosen = shuffled(gastos, random).slice(0, count);
  if (!wide) await page.getByRole('button', { name: 'Seleccionar', exact: true }).click();
  for (const [, { nombre }] of chosen) {
    const box = page.getByRole('checkbox', { name: `Seleccionar ${nombre}`, exact: true });
    // Where the list is narrow, the label around it takes the press.
    await (wide ? box : box.locator('..')).click();
    await expect(box).toBeChecked();
  }
  return chosen;
}

export async function clearSelection(page: Page): Promise<void> {
  const cross = page.getByRole('button', { name: 'Quitar la selección' });
  if ((await cross.count()) > 0) await cross.click();
  await expect(page.getByRole('region', { name: 'Selección' })).toHaveCount(0);
}

export async function openGastos(page: Page): Promise<void> {
  // A tip would stay when the walk clears the notices.
  await page.addInitScript(() => {
    localStorage.setItem('mis-gastos:tips', '30');
  });
  await page.goto('gastos/');
  await page.getByRole('heading', { level: 1, name: 'Gastos' }).waitFor();
  // From the first act on, all rows of a month are drawn.
  await page.keyboard.press('Shift');
}

export async function openCategorias(page: Page): Promise<void> {
  await page.getByRole('navigation').first().getByRole('link', { name: 'Categorías' }).click();
  await page.getByRole('heading', { level: 1, name: 'Categorías' }).waitFor();
}

export async function backToGastos(page: Page): Promise<void> {
  await page.getByRole('navigation').first().getByRole('link', { name: 'Gastos' }).click();
  await page.getByRole('heading', { level: 1, name: 'Gastos' }).waitFor();
}

/** A page that was loaded anew remembers what its tab has kept. */
export function loadAnew(tab: WalkTab): void {
  tab.done = tab.done.filter((act) => !tab.unkept.has(act));
  tab.undone = tab.undone.filter((act) => !tab.unkept.has(act));
  tab.unkept.clear();
  tab.isRead = false;
}

export function toastsOf(page: Page): Locator {
  return page.getByRole('region', { name: /Avisos/ }).getByRole('listitem');
}

export function pick<Item>(random: () => number, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to pick from');
  return item;
}

export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/** Expenses and categories as they are stored, in the form of the model's lines. */
export async function storedLines(page: Page): Promise<string[]> {
  const { gastos, categorias } = await storedTables(page);
  const nombres = new Map(categorias.map(({ id, nombre }) => [id, nombre]));
  return [
    ...gastos.map((gasto) => {
      const reembolsos = gasto.reembolsos?.map(({ de = '', cantidad, estado }) => {
        return { de, cantidad, isOwed: estado === 'esperado' };
      });
      return lineOf(gasto, nombres.get(gasto.categoriaId), reembolsos ?? [], gasto.etiquetas ?? []);
    }),
    ...categorias.map(({ nombre, presupuesto }) => `${nombre} · ${presupuesto ?? ''}`),
  ].toSorted();
}
