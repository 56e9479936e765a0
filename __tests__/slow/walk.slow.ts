import { expect, test, type Locator, type Page } from '@playwright/test';
import { fechaOf } from '@/lib/domain/dates';
import { buildGastoFields } from '../support/build-gasto';
import { withFreshProfile } from '../support/profile';
import { seededRandom } from '../support/seeded-random';
import { importFile, jsonFile, toastWith } from '../support/site-test';
import { storedTables } from '../support/stored-rows';
import {
  backToGastos,
  clearSelection,
  loadAnew,
  openCategorias,
  openGastos,
  pick,
  select,
  storedLines,
  toastsOf,
  type Step,
  type Walk,
} from '../support/walk';
import { WalkModel, type WalkTab } from '../support/walk-model';
import { ETIQUETA_STEPS, addEtiquetas, someEtiquetas } from '../support/walk-etiquetas';
import { REEMBOLSO_STEPS, leftOf } from '../support/walk-reembolsos';

const STEPS = Number(process.env.WALK_STEPS ?? 300);

/** They are printed; WALK_SEED walks one of them again. */
const SEEDS = process.env.WALK_SEED
  ? [Number(process.env.WALK_SEED)]
  : Array.from({ length: 5 }, (_, walk) => (Date.now() + walk * 7919) % 1_000_000);

/** More expenses than these are not added: all of them are to be in sight. */
const MANY = 40;

const STEPS_BY_NAME: Record<string, { weight: number; take: Step }> = {
  add: { weight: 6, take: add },
  pay: { weight: 4, take: pay },
  edit: { weight: 5, take: edit },
  'change many': { weight: 4, take: changeMany },
  remove: { weight: 4, take: remove },
  undo: { weight: 6, take: (walk) => takeBack(walk, 'undo') },
  redo: { weight: 4, take: (walk) => takeBack(walk, 'redo') },
  import: { weight: 2, take: importSome },
  'edit a category': { weight: 2, take: editCategoria },
  'merge categories': { weight: 1, take: mergeCategorias },
  'remove a category': { weight: 1, take: removeCategoria },
  'reset and back': { weight: 1, take: resetAndBack },
  'restore a copy': { weight: 1, take: restoreCopy },
  reload: { weight: 1, take: reload },
  ...REEMBOLSO_STEPS,
  ...ETIQUETA_STEPS,
};

// A title with the seed would be another in the next worker, which reads this file again.
for (const [position, seed] of SEEDS.entries())
  test(`walk ${position + 1} of ${STEPS} steps through two tabs leaves what a simple model says`, async () => {
    test.setTimeout(40 * 60_000);
    console.log(`Seed ${seed}`);
    const random = seededRandom(seed);
    const model = new WalkModel();
    const taken: string[] = [];
    let begun = '';
    await withFreshProfile(async (page) => {
      page.context().setDefaultTimeout(20_000);
      const other = await page.context().newPage();
      await page.setViewportSize({ width: 1280, height: 900 });
      await other.setViewportSize({ width: 900, height: 900 });
      const tabs: WalkTab[] = [page, other].map(() => ({
        done: [],
        undone: [],
        unkept: new Set(),
        isRead: false,
      }));
      const walks = [page, other].flatMap((one, position) => {
        const tab = tabs[position];
        return tab ? [{ page: one, tab, tabs, wide: position === 0, model, random, count: 0 }] : [];
      });
      await openGastos(page);
      await openGastos(other);
      try {
        while (taken.length < STEPS) {
          const walk = pick(random, walks);
          const name = pickByWeight(random);
          walk.count = taken.length;
          await walk.page.bringToFront();
          await clearToasts(walk.page);
          // What the other tab did has arrived: nothing moves under the pointer.
          await expect(walk.page.locator('[data-gasto]')).toHaveCount(model.gastos().length);
          begun = `${walk.wide ? 'wide' : 'narrow'}: ${name}`;
          const said = await STEPS_BY_NAME[name]?.take(walk);
          if (said === null || said === undefined) continue;
          taken.push(`${begun} ${said}`);
          await expect
            .poll(() => storedLines(walk.page), { message: name, timeout: 15_000 })
            .toEqual(model.lines());
        }
      } catch (error) {
        console.log(
          `Seed ${seed}, after ${taken.length} steps, the last ones:\n${taken.slice(-25).join('\n')}\n${begun} …`,
        );
        const notices = await Promise.all(walks.map((walk) => toastsOf(walk.page).allTextContents()));
        console.log('What the tabs say now:', notices);
        throw error;
      }
      const gastos = await storedTables(page);
      const ids = new Set(gastos.categorias.map(({ id }) => id));
      expect(gastos.gastos.filter(({ categoriaId }) => !ids.has(categoriaId))).toEqual([]);
    });
  });

async function add(walk: Walk): Promise<string | null> {
  const { page, tab, model, count, random } = walk;
  const categorias = model.categorias();
  if (model.gastos().length >= MANY || categorias.length === 0) return null;
  const [categoria, { nombre: deCategoria }] = pick(random, categorias);
  const gasto = {
    ...{ nombre: `Gasto ${count}`, cantidad: 1 + count, estado: 'pagado', categoria },
    reembolsos: [],
    etiquetas: someEtiquetas(random),
  };
  await page.keyboard.press('n');
  const form = page.getByRole('dialog', { name: 'Nuevo gasto' });
  await form.getByRole('textbox', { name: 'Cantidad' }).fill(String(gasto.cantidad));
  const tile = form.getByRole('radio', { name: deCategoria, exact: true });
  if ((await tile.count()) > 0) await tile.check({ force: true });
  else {
    await form.getByRole('button', { name: /^Más/ }).click();
    await page.getByRole('option', { name: deCategoria, exact: true }).click();
  }
  await form.getByLabel('Nombre').fill(gasto.nombre);
  await addEtiquetas(form, 'Etiquetas', gasto.etiquetas);
  const save = form.getByRole('button', { name: 'Guardar', exact: true });
  const twice = random() < 0.3;
  await (twice ? save.dblclick() : save.click());
  await expect(form).toHaveCount(0);
  model.act(tab, [{ table: 'gastos', key: model.newKey(), after: gasto }]);
  return [gasto.nombre, ...gasto.etiquetas, ...(twice ? ['pressed twice'] : [])].join(', ');
}

async function pay({ page, tab, model, random }: Walk): Promise<string | null> {
  const pending = model.gastos().filter(([, { estado }]) => estado === 'pendiente');
  if (pending.length === 0) return null;
  const [key, gasto] = pick(random, pending);
  await page
    .getByRole('button', { name: `Pendiente. Marcar como pagado: ${gasto.nombre}`, exact: true })
    .click();
  model.act(tab, [{ table: 'gastos', key, after: { ...gasto, estado: 'pagado' } }]);
  await toastWith(page, 'Pagado: ').waitFor();
  return gasto.nombre;
}

async function edit({ page, tab, model, count, wide, random }: Walk): Promise<string | null> {
  if (model.gastos().length === 0) return null;
  const [key, gasto] = pick(random, model.gastos());
  await page.getByRole('button', { name: `Editar ${gasto.nombre}`, exact: true }).click();
  const editor = wide
    ? page.getByRole('form', { name: 'Editar el gasto' })
    : page.getByRole('dialog', { name: 'Editar gasto' });
  const cantidad = editor.getByLabel('Cantidad');
  const save = editor.getByRole('button', { name: 'Guardar' });
  // Less than what came back is refused.
  if (leftOf({ ...gasto, cantidad: 0.01 }) < 0) {
    await cantidad.fill('0,01');
    await save.press('Enter');
    await expect(cantidad).toHaveAttribute('aria-invalid', 'true');
  }
  await cantidad.fill(String(1000 + count));
  await save.press('Enter');
  await expect(editor).toHaveCount(0);
  model.act(tab, [{ table: 'gastos', key, after: { ...gasto, cantidad: 1000 + count } }]);
  return gasto.nombre;
}

async function changeMany(walk: Walk): Promise<string | null> {
  const { page, tab, model, random } = walk;
  const chosen = await select(walk, 5);
  if (!chosen) return null;
  const [categoria, { nombre }] = pick(random, model.categorias());
  const byEstado = random() < 0.5;
  await page.getByRole('button', { name: 'Cambiar…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Cambiar / });
  if (byEstado) await dialog.getByLabel('Estado').selectOption('Pendiente');
  else await dialog.getByLabel('Categoría').selectOption(nombre);
  await dialog.getByRole('button', { name: /^Cambiar / }).click();
  await expect(dialog).toHaveCount(0);
  model.act(
    tab,
    chosen.map(([key, gasto]) => {
      const after = byEstado ? { ...gasto, estado: 'pendiente' } : { ...gasto, categoria };
      return { table: 'gastos', key, after };
    }),
  );
  await clearSelection(page);
  return `${chosen.map(([, gasto]) => gasto.nombre).join(', ')}: ${byEstado ? 'pendiente' : nombre}`;
}

async function remove(walk: Walk): Promise<string | null> {
  const { page, tab, model, random } = walk;
  const chosen = await select(walk, random() < 0.3 ? 12 : 3);
  if (!chosen) return null;
  if (chosen.length >= 10) model.takeCopy();
  await page.getByRole('button', { name: `Eliminar ${chosen.length}`, exact: true }).click();
  await expect(page.getByRole('region', { name: 'Selección' })).toHaveCount(0);
  model.act(
    tab,
    chosen.map(([key]) => ({ table: 'gastos', key, after: null })),
  );
  return chosen.map(([, gasto]) => gasto.nombre).join(', ');
}

async function takeBack({ page, tab, model }: Walk, way: 'undo' | 'redo'): Promise<string> {
  await page.keyboard.press(way === 'undo' ? 'Control+z' : 'Control+Shift+z');
  const outcome = model.step(tab, way);
  const said = {
    undo: { nothing: 'No hay nada que deshacer', refused: 'No se ha podido deshacer', done: 'Deshecho' },
    redo: { nothing: 'No hay nada que rehacer', refused: 'No se ha podido rehacer', done: 'Rehecho' },
  }[way][outcome];
  // Sooner than the notice goes: what is said instead is told.
  await expect(toastsOf(page).first()).toContainText(said, { timeout: 7000 });
  return outcome;
}

/** Imports a few, and perhaps takes them away again, and brings them back. */
async function importSome({ page, tab, model, count, random }: Walk): Promise<string | null> {
  if (model.gastos().length >= MANY) return null;
  const nombres = ['Comida', `Nueva ${count}`, pick(random, ['Casa', 'Ocio'])];
  const categorias = nombres.map((nombre, position) => ({ id: position + 1, nombre }));
  const gastos = Array.from({ length: 1 + Math.floor(random() * 4) }, (_, position) => ({
    nombre: `Del archivo ${count}-${position}`,
    cantidad: 5 + position,
    estado: 'pendiente',
    categoria: nombres[position % nombres.length] ?? 'Comida',
    reembolsos:
      random() < 0.3 ? [{ de: `Del archivo ${count}-${position}`, cantidad: 2.5, isOwed: false }] : [],
    etiquetas: someEtiquetas(random),
  }));
  const file = jsonFile({
    categorias: categorias.filter(({ nombre }) => gastos.some(({ categoria }) => categoria === nombre)),
    metodosPago: [{ id: 1, nombre: 'Efectivo' }],
    gastos: gastos.map(({ categoria, reembolsos, ...gasto }) =>
      buildGastoFields({
        ...gasto,
        reembolsos: reembolsos.map(({ de, cantidad }) => ({
          id: de,
          de,
          cantidad,
          fecha: fechaOf(new Date()),
        })),
        fecha: fechaOf(new Date()),
        categoriaId: categorias.find(({ nombre }) => nombre === categoria)?.id ?? 1,
        metodoPagoId: 1,
      }),
    ),
  });
  const known = new Set(model.categorias().map(([key]) => key));
  await importFile(page, file);
  const brought = model.bring(gastos);
  loadAnew(tab);
  const created = model.categorias().flatMap(([key]) => (known.has(key) ? [] : [key]));
  const fate = pick(random, ['stays', 'undone', 'undone and back'] as const);
  if (fate !== 'stays') {
    await page.getByRole('button', { name: 'Deshacer importación', exact: true }).click();
    await toastWith(page, 'Importación deshecha').waitFor();
    const bringBack = model.takeAway(brought, created);
    if (fate === 'undone and back') {
      await toastWith(page, 'Importación deshecha').getByRole('button', { name: 'Deshacer' }).click();
      await toastWith(page, 'Importación recuperada').waitFor();
      bringBack();
    }
  }
  await openGastos(page);
  return `of ${gastos.length}, ${fate}`;
}

async function editCategoria(walk: Walk): Promise<string | null> {
  const { page, tab, model, count, random } = walk;
  if (model.categorias().length === 0) return null;
  const [key, categoria] = pick(random, model.categorias());
  const dialog = await actOnCategoria(walk, categoria.nombre, 'Editar');
  const after =
    random() < 0.5 ? { ...categoria, nombre: `Otra ${count}` } : { ...categoria, presupuesto: 100 + count };
  await dialog.getByLabel('Nombre', { exact: true }).fill(after.nombre);
  if (after.presupuesto !== null) await dialog.getByLabel(/^Presupuesto/).fill(String(after.presupuesto));
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog).toHaveCount(0);
  model.act(tab, [{ table: 'categorias', key, after }]);
  await backToGastos(page);
  return `${categoria.nombre}: ${after.nombre}, ${after.presupuesto ?? '-'}`;
}

async function mergeCategorias(walk: Walk): Promise<string | null> {
  const { page, model, random } = walk;
  if (model.categorias().length < 3) return null;
  const [gone, { nombre }] = pick(random, model.categorias());
  const [kept, survivor] = pick(
    random,
    model.categorias().filter(([key]) => key !== gone),
  );
  const dialog = await actOnCategoria(walk, nombre, 'Unir con…');
  await dialog.getByRole('radio', { name: survivor.nombre, exact: true }).check({ force: true });
  await dialog.getByRole('button', { name: /^Unir/ }).click();
  await expect(dialog).toHaveCount(0);
  moveGastos(walk, gone, kept);
  await backToGastos(page);
  return `${nombre} into ${survivor.nombre}`;
}

async function removeCategoria(walk: Walk): Promise<string | null> {
  const { page, model, random } = walk;
  if (model.categorias().length < 3) return null;
  const [gone, { nombre }] = pick(random, model.categorias());
  const [kept, destination] = pick(
    random,
    model.categorias().filter(([key]) => key !== gone),
  );
  const inUse = model.gastos().some(([, { categoria }]) => categoria === gone);
  await openCategorias(page);
  await page.getByRole('button', { name: `Acciones de «${nombre}»`, exact: true }).click();
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
  if (inUse) {
    const dialog = page.getByRole('dialog', { name: 'Eliminar categoría' });
    await dialog.getByRole('radio', { name: destination.nombre, exact: true }).check({ force: true });
    await dialog.getByRole('button', { name: 'Eliminar', exact: true }).click();
    await expect(dialog).toHaveCount(0);
  }
  await toastWith(page, 'Categoría eliminada').waitFor();
  moveGastos(walk, gone, kept);
  await backToGastos(page);
  return `${nombre}${inUse ? `, its expenses to ${destination.nombre}` : ''}`;
}

async function resetAndBack({ page, tab, tabs, model }: Walk): Promise<string | null> {
  if (model.gastos().length === 0) return null;
  await page.goto('importar/');
  await page.getByRole('button', { name: 'Resetear Base de Datos' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Resetear' }).click();
  const done = toastWith(page, 'Database reset successfully');
  await done.waitFor();
  model.takeCopy();
  await done.getByRole('button', { name: 'Deshacer' }).click();
  await toastWith(page, 'Copia restaurada').waitFor();
  // No tab keeps anything through a reset, and the one that did it remembers nothing.
  for (const one of tabs) {
    one.unkept = new Set([...one.done, ...one.undone]);
    if (!one.isRead) loadAnew(one);
  }
  loadAnew(tab);
  await openGastos(page);
  return '';
}

async function restoreCopy({ page, tab, model, random }: Walk): Promise<string | null> {
  if (model.copies.length === 0) return null;
  const position = Math.floor(random() * model.copies.length);
  await page.goto('ajustes/');
  const buttons = page.getByRole('button', { name: /^Restaurar la copia/ });
  await expect(buttons).toHaveCount(model.copies.length);
  await buttons.nth(position).click();
  await toastWith(page, 'Copia restaurada').waitFor();
  model.restore(position);
  loadAnew(tab);
  await openGastos(page);
  return `number ${position + 1}`;
}

async function reload({ page, tab }: Walk): Promise<string> {
  await openGastos(page);
  loadAnew(tab);
  return '';
}

/** Moves the expenses of a category to another one, and removes it, as one act. */
function moveGastos({ tab, model }: Walk, from: number, to: number): void {
  const moved = model.gastos().filter(([, { categoria }]) => categoria === from);
  model.act(tab, [
    ...moved.map(([key, gasto]) => ({ table: 'gastos' as const, key, after: { ...gasto, categoria: to } })),
    { table: 'categorias', key: from, after: null },
  ]);
}

async function actOnCategoria({ page }: Walk, nombre: string, act: string): Promise<Locator> {
  await openCategorias(page);
  await page.getByRole('button', { name: `Acciones de «${nombre}»`, exact: true }).click();
  await page.getByRole('button', { name: act, exact: true }).click();
  return page.getByRole('dialog').last();
}

/** Also one that comes meanwhile: under a pointer that rests on it, it would stay. */
async function clearToasts(page: Page): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => {
      for (const cross of document.querySelectorAll<HTMLElement>('[data-sonner-toast] [data-close-button]'))
        cross.click();
    });
    await expect(toastsOf(page)).toHaveCount(0, { timeout: 1000 });
  }).toPass();
}

function pickByWeight(random: () => number): string {
  const names = Object.entries(STEPS_BY_NAME).flatMap(([name, { weight }]) =>
    Array<string>(weight).fill(name),
  );
  return pick(random, names);
}
