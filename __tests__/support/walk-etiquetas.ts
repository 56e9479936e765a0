import { expect, type Locator, type Page } from '@playwright/test';
import { toastWith } from './site-test';
import { backToGastos, clearSelection, openCategorias, pick, select, type Step, type Walk } from './walk';
import type { WalkGasto } from './walk-model';

/** No name begins another, so that a whole name completes to none. */
const NAMES = ['boda', 'casa', 'Ñandú', 'ocio', 'viaje a Lisboa'];

/** Tags, as people give them: mostly none. */
export function someEtiquetas(random: () => number): readonly string[] {
  return NAMES.filter(() => random() < 0.15);
}

/** Adds tags in a field that takes several. */
export async function addEtiquetas(
  within: Locator,
  label: string,
  etiquetas: readonly string[],
): Promise<void> {
  for (const nombre of etiquetas) await within.getByRole('combobox', { name: label }).fill(`#${nombre},`);
}

export const ETIQUETA_STEPS: Record<string, { weight: number; take: Step }> = {
  'tag many': { weight: 4, take: (walk) => changeTags(walk, 'Añadir etiquetas') },
  'untag many': { weight: 3, take: (walk) => changeTags(walk, 'Quitar etiquetas') },
  'tag in the form': { weight: 2, take: tagInForm },
  'rename a tag': { weight: 2, take: renameTag },
  'join tags': { weight: 2, take: joinTags },
  'remove a tag': { weight: 1, take: removeTag },
};

/** Enter behind a tag changes all at once. */
async function changeTags(walk: Walk, label: string): Promise<string | null> {
  const { page, tab, model, random } = walk;
  const isAdding = label.startsWith('Añadir');
  const names = isAdding ? NAMES : tagsOf(walk);
  if (names.length === 0) return null;
  const chosen = await select(walk, 5);
  if (!chosen) return null;
  const nombre = pick(random, names);
  await page.getByRole('button', { name: 'Cambiar…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Cambiar / });
  const field = dialog.getByRole('combobox', { name: label });
  await field.fill(`#${nombre}`);
  await field.press('Enter');
  await expect(dialog).toHaveCount(0);
  model.act(
    tab,
    chosen.map(([key, gasto]) => {
      const others = gasto.etiquetas.filter((one) => one !== nombre);
      const isThere = others.length < gasto.etiquetas.length;
      const added = isThere ? gasto.etiquetas : [...others, nombre];
      return { table: 'gastos', key, after: { ...gasto, etiquetas: isAdding ? added : others } };
    }),
  );
  await clearSelection(page);
  return `${nombre}: ${chosen.map(([, gasto]) => gasto.nombre).join(', ')}`;
}

/** Where the list is wide, a row has no field for tags. */
async function tagInForm({ page, tab, model, wide, random }: Walk): Promise<string | null> {
  const nombre = pick(random, NAMES);
  const free = model.gastos().filter(([, { etiquetas }]) => !etiquetas.includes(nombre));
  if (wide || free.length === 0) return null;
  const [key, gasto] = pick(random, free);
  await page.getByRole('button', { name: `Editar ${gasto.nombre}`, exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Editar gasto' });
  await addEtiquetas(form, 'Etiquetas', [nombre]);
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect(form).toHaveCount(0);
  model.act(tab, [{ table: 'gastos', key, after: { ...gasto, etiquetas: [...gasto.etiquetas, nombre] } }]);
  return `${gasto.nombre}: ${nombre}`;
}

async function renameTag(walk: Walk): Promise<string | null> {
  const { page, count, random } = walk;
  const tags = tagsOf(walk);
  if (tags.length === 0) return null;
  const [nombre, by] = [pick(random, tags), `Otra ${count}`];
  await openTag(page, nombre, 'Cambiar nombre');
  await page.getByRole('dialog').getByLabel('Nombre').fill(by);
  await page.keyboard.press('Enter');
  await toastWith(page, 'Etiqueta cambiada').waitFor();
  replace(walk, nombre, by);
  await backToGastos(page);
  return `${nombre}: ${by}`;
}

async function joinTags(walk: Walk): Promise<string | null> {
  const { page, random } = walk;
  const tags = tagsOf(walk);
  if (tags.length < 2) return null;
  const nombre = pick(random, tags);
  const other = pick(
    random,
    tags.filter((one) => one !== nombre),
  );
  await openTag(page, nombre, 'Cambiar nombre');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nombre').fill(other);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('ya existe');
  await page.keyboard.press('Enter');
  await toastWith(page, 'Etiquetas unidas').waitFor();
  replace(walk, nombre, other);
  await backToGastos(page);
  return `${nombre} into ${other}`;
}

async function removeTag(walk: Walk): Promise<string | null> {
  const { page, random } = walk;
  const tags = tagsOf(walk);
  if (tags.length === 0) return null;
  const nombre = pick(random, tags);
  await openTag(page, nombre, 'Eliminar');
  await toastWith(page, 'Etiqueta eliminada').waitFor();
  replace(walk, nombre, null);
  await backToGastos(page);
  return nombre;
}

async function openTag(page: Page, nombre: string, act: string): Promise<void> {
  await openCategorias(page);
  await page.getByRole('button', { name: `Acciones de «#${nombre}»`, exact: true }).click();
  await page.getByRole('button', { name: act, exact: true }).click();
}

function tagsOf({ model }: Walk): string[] {
  return [...new Set(model.gastos().flatMap(([, { etiquetas }]) => etiquetas))];
}

function replace({ tab, model }: Walk, nombre: string, by: string | null): void {
  model.act(
    tab,
    model.gastos().map(([key, gasto]) => {
      return { table: 'gastos', key, after: { ...gasto, etiquetas: replaced(gasto, nombre, by) } };
    }),
  );
}

/** An expense with both names keeps one, in the place of the first. */
function replaced({ etiquetas }: WalkGasto, nombre: string, by: string | null): string[] {
  return [...new Set(etiquetas.flatMap((one) => (one === nombre ? (by ?? []) : one)))];
}
