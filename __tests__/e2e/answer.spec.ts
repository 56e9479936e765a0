import type { Page } from '@playwright/test';
import { addDays } from '@/lib/domain/dates';
import type { GastoFields } from '@/lib/domain/entities';
import { buildGastoFields } from '../support/build-gasto';
import { RECIBOS_BEFORE_DECEMBER as RECIBOS } from '../support/recibos-before-december';
import { seed } from '../support/seed';
import { expect, test, toastWith } from '../support/site-test';

/** Opens the start page at noon of a day. */
async function open(page: Page, today: string, gastos: readonly GastoFields[], presupuesto?: number) {
  await page.clock.install({ time: new Date(`${today}T12:00:00+01:00`) });
  await seed(page, {
    categorias: [{ id: 1, nombre: 'Casa', ...(presupuesto === undefined ? {} : { presupuesto }) }],
    metodosPago: [{ id: 1, nombre: 'Tarjeta' }],
    gastos,
  });
  await page.goto('');
}

test('on 1 December the answer is December’s, without the recibos that will come', async ({ page }) => {
  await open(page, '2026-12-01', RECIBOS, 2135);
  const answer = page.getByRole('region', { name: 'Cómo vas' });
  await expect(answer).toContainText('Te quedan 1.121 € para gastar: unos 36 € al día hasta el 31');
  await expect(answer).toContainText('2.135 € de presupuesto · 0 € gastados · 1.014 € en recibos que vienen');
  await answer.getByRole('button', { name: /recibos que vienen/ }).click();
  await expect(answer.getByRole('listitem')).toHaveCount(4);
  await expect(answer.getByRole('listitem').first()).toContainText('Hoy · cada mes');

  // Entered, it is due as before.
  await answer.getByRole('button', { name: 'Apuntar como pendiente: Alquiler' }).click();
  await expect(answer.getByRole('listitem').first()).toContainText('Pendiente');
  await expect(answer).toContainText('unos 36 € al día');
  await answer.getByRole('button', { name: 'No se repite: Luz' }).click();
  await expect(answer).toContainText('Te quedan 1.219 € para gastar: unos 39 € al día hasta el 31');
  await toastWith(page, 'Luz').getByRole('button', { name: 'Deshacer' }).click();
  await expect(answer).toContainText('Te quedan 1.121 € para gastar');

  await page.getByRole('button', { name: 'Mes siguiente' }).click();
  await expect(answer).toContainText('Enero de 2027: 1.014 € ya comprometidos de 2.135 €');
  await expect(answer.getByRole('listitem')).toHaveCount(4);
  await expect(answer.getByRole('link', { name: /^Hasta el/ })).toHaveCount(0);
});

test('a pending expense of next year changes no screen’s month', async ({ page }) => {
  const ahead = buildGastoFields({ nombre: 'Boda', fecha: '2027-03-14', cantidad: 300, estado: 'pendiente' });
  const past = Array.from({ length: 11 }, () => buildGastoFields({ fecha: '2026-09-30' }));
  await open(page, '2026-12-01', [...past, ahead]);
  await expect(page.getByRole('button', { name: 'Elegir mes: diciembre de 2026' })).toBeVisible();
  const coming = page.getByRole('region', { name: 'Próximos recibos' });
  await expect(coming).toContainText('Boda');
  await expect(coming).not.toContainText('Según lo que se repite');
  for (const screen of ['', 'gastos/', 'categorias/']) {
    await page.goto(screen);
    await expect(page.getByText('Tus últimos gastos son de septiembre de 2026')).toBeVisible();
  }
  await page.getByRole('link', { name: 'Verlos' }).click();
  await expect(page.getByRole('region', { name: 'Gastos de septiembre de 2026' })).toBeVisible();
});

test(
  'of records since 20 October, nothing is compared on 25 November',
  { tag: '@slow' },
  async ({ page }) => {
    const gastos = Array.from({ length: 37 }, (_, place) =>
      buildGastoFields({ nombre: `Gasto ${place}`, cantidad: 30.5, fecha: addDays('2026-10-20', place) }),
    );
    await open(page, '2026-11-25', gastos);
    await expect(page.getByRole('region', { name: 'Cómo vas' })).toContainText('Llevas 762,50 €');
    const totals = page.getByRole('region', { name: 'Lo gastado' });
    await expect(totals).toContainText('30,50 €');
    await expect(page.getByText(/% más|mes anterior:/)).toHaveCount(0);
  },
);

test(
  'at 360 a tap on the recibos opens them, though «Poner presupuestos» stands beside them',
  { tag: '@slow' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.clock.install({ time: new Date('2026-11-20T12:00:00+01:00') });
    const fields = { cantidad: 12, fecha: '2026-11-25', estado: 'pendiente' };
    await seed(page, {
      categorias: [
        { id: 1, nombre: 'Casa', presupuesto: 500 },
        { id: 2, nombre: 'Comida', presupuesto: 300 },
        { id: 3, nombre: 'Ocio' },
      ],
      metodosPago: [{ id: 1, nombre: 'Tarjeta' }],
      gastos: Array.from({ length: 12 }, (_, place) =>
        buildGastoFields({
          nombre: `Compra ${place * 7}`,
          ...(place > 0 ? { fecha: '2026-11-03' } : fields),
        }),
      ),
    });
    await page.goto('');
    const answer = page.getByRole('region', { name: 'Cómo vas' });
    await answer.getByRole('button', { name: /recibos que vienen/ }).click();
    await expect(answer.getByRole('listitem')).toHaveCount(1);
  },
);

test('beside huge amounts the answer has no empty room on a desk', { tag: '@slow' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const gastos = Array.from({ length: 12 }, (_, place) =>
    buildGastoFields({ nombre: `Yate ${place * 7}`, cantidad: 12_345_678_901_234.5, fecha: '2026-11-03' }),
  );
  await open(page, '2026-11-20', gastos, 9e14);
  const answer = page.getByRole('region', { name: 'Cómo vas' });
  const legend = answer.getByText('Presupuesto', { exact: true });
  await expect(legend).toBeVisible();
  await expect(page.getByRole('region', { name: 'Lo gastado' })).toContainText('Mayor gasto');
  const [card, end] = await Promise.all([answer.boundingBox(), legend.boundingBox()]);
  expect((card?.y ?? 0) + (card?.height ?? 0) - (end?.y ?? 0)).toBeLessThan(80);
});
