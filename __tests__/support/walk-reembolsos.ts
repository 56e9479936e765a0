import { expect, type Locator } from '@playwright/test';
import { toastWith } from './site-test';
import { pick, type Step, type Walk } from './walk';
import type { WalkGasto, WalkReembolso } from './walk-model';

export const REEMBOLSO_STEPS: Record<string, { weight: number; take: Step }> = {
  'give back': { weight: 4, take: giveBack },
  receive: { weight: 3, take: receive },
  'change a refund': { weight: 2, take: changeRefund },
  'remove a refund': { weight: 2, take: removeRefund },
};

/** What may still come back; below 0 where more is there than was paid. */
export function leftOf({ cantidad, reembolsos }: Pick<WalkGasto, 'cantidad' | 'reembolsos'>): number {
  return (
    reembolsos.reduce((left, one) => left - Math.round(one.cantidad * 100), Math.round(cantidad * 100)) / 100
  );
}

/** Half, a third, all that is left, or a typed amount, which came back or is owed. */
async function giveBack(walk: Walk): Promise<string | null> {
  const { model, count, random } = walk;
  const open = model.gastos().filter(([, gasto]) => leftOf(gasto) > 0);
  if (open.length === 0) return null;
  const [key, gasto] = pick(random, open);
  const left = leftOf(gasto);
  const dialog = await openRefunds(walk, gasto);
  const refund = { de: `De ${count}`, cantidad: left, isOwed: random() < 0.4 };
  await dialog.getByLabel('De quién (opcional)').fill(refund.de);
  if (refund.isOwed) await dialog.getByText('Me lo deben').click();
  const share = pick(random, ['Mitad', 'Un tercio', 'Todo', 'Otra cantidad']);
  if (share === 'Otra cantidad') {
    refund.cantidad = Math.min(left, 0.5 + Math.floor(left / 2));
    await dialog.getByRole('button', { name: share }).click();
    await type(dialog, left + 1);
    await expect(dialog.getByText(/^Quedan .* no puede ser más\.$/)).toBeVisible();
    await type(dialog, refund.cantidad);
  } else {
    const part = Math.round((gasto.cantidad * 100) / (share === 'Mitad' ? 2 : 3)) / 100;
    const fits = share !== 'Todo' && part <= left && part > 0;
    if (fits) refund.cantidad = part;
    await dialog.getByRole('button', { name: new RegExp(`^${fits ? share : 'Todo'}:`) }).click();
  }
  await expect(dialog).toHaveCount(0);
  return note(walk, key, gasto, [...gasto.reembolsos, refund], refund);
}

async function receive(walk: Walk): Promise<string | null> {
  const found = pickRefund(walk, ({ isOwed }) => isOwed);
  if (!found) return null;
  const { key, gasto, refund } = found;
  const dialog = await openRefunds(walk, gasto);
  await act(dialog, 'Ya me lo han devuelto', refund);
  await toastWith(walk.page, 'Devuelto: ').waitFor();
  await close(walk, dialog);
  const received = { ...refund, isOwed: false };
  return note(walk, key, gasto, replaceIn(gasto, refund, received), received);
}

async function changeRefund(walk: Walk): Promise<string | null> {
  const found = pickRefund(walk, () => true);
  if (!found) return null;
  const { key, gasto, refund } = found;
  const most = leftOf(gasto) + refund.cantidad;
  const cantidad = refund.cantidad === most ? Math.round(most * 50) / 100 : most;
  if (cantidad === refund.cantidad || cantidad === 0) return null;
  const dialog = await openRefunds(walk, gasto);
  await act(dialog, 'Modificar', refund);
  await type(dialog, cantidad);
  await toastWith(walk.page, refund.isOwed ? 'Te deben ' : 'Devuelto: ').waitFor();
  await close(walk, dialog);
  const changed = { ...refund, cantidad };
  return note(walk, key, gasto, replaceIn(gasto, refund, changed), changed);
}

async function removeRefund(walk: Walk): Promise<string | null> {
  const found = pickRefund(walk, () => true);
  if (!found) return null;
  const { key, gasto, refund } = found;
  const dialog = await openRefunds(walk, gasto);
  await act(dialog, 'Eliminar', refund);
  await toastWith(walk.page, 'Eliminada la devolución').waitFor();
  await close(walk, dialog);
  return note(walk, key, gasto, replaceIn(gasto, refund), refund);
}

async function openRefunds({ page }: Walk, { nombre }: WalkGasto): Promise<Locator> {
  await page.getByRole('button', { name: `Editar ${nombre}`, exact: true }).focus();
  await page.keyboard.press('d');
  return page.getByRole('dialog', { name: 'Devoluciones' });
}

async function type(dialog: Locator, cantidad: number): Promise<void> {
  const field = dialog.getByRole('textbox', { name: 'Cantidad' });
  await field.fill(String(cantidad).replace('.', ','));
  await field.press('Enter');
}

async function act(dialog: Locator, name: string, { de }: WalkReembolso): Promise<void> {
  await dialog.getByRole('button', { name: new RegExp(`^${name}: .*, ${de}, `) }).click();
}

async function close({ page }: Walk, dialog: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

function pickRefund({ model, random }: Walk, isWanted: (refund: WalkReembolso) => boolean) {
  const all = model
    .gastos()
    .flatMap(([key, gasto]) => gasto.reembolsos.map((refund) => ({ key, gasto, refund })));
  const wanted = all.filter(({ refund }) => isWanted(refund));
  return wanted.length === 0 ? null : pick(random, wanted);
}

/** Without the second, the first goes. */
function replaceIn({ reembolsos }: WalkGasto, refund: WalkReembolso, by?: WalkReembolso): WalkReembolso[] {
  return reembolsos.flatMap((one) => (one === refund ? (by ?? []) : one));
}

function note(
  { tab, model }: Walk,
  key: number,
  gasto: WalkGasto,
  reembolsos: readonly WalkReembolso[],
  { de, cantidad, isOwed }: WalkReembolso,
): string {
  model.act(tab, [{ table: 'gastos', key, after: { ...gasto, reembolsos } }]);
  return `${gasto.nombre}: ${de}, ${cantidad}${isOwed ? ', owed' : ''}`;
}
