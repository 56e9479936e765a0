import { fechaOf } from '@/lib/domain/dates';
import { buildFile } from '../support/build-file';
import { buildGastoFields } from '../support/build-gasto';
import { standingOut } from '../support/expect-room';
import { PAGES } from '../support/pages';
import { expect, test } from './engine-test';
import { retry } from './retry';
import { importFile } from './store-file';

const MANY = buildFile(
  Array.from({ length: 400 }, (_, at) =>
    buildGastoFields({ nombre: `Pan ${at}`, fecha: fechaOf(new Date()) }),
  ),
);

test('every screen and the form fit a narrow window', async ({ app }) => {
  await importFile(app, MANY);
  for (const path of [...PAGES.map(([page]) => page), 'gastos/?nuevo']) {
    await app.open(path);
    for (const width of [390, 360, 320]) {
      await retry(async () => {
        // A window manager may let a wish go by.
        await app.resize(width, 740);
        expect(await app.read(() => innerWidth)).toBe(width);
      });
      await retry(async () => {
        expect(await app.read(standingOut), `/${path}, ${width} px`).toEqual([]);
      });
    }
  }
  await app.press('radio', /./);
  await app.type('Cantidad', '4,20');
  await app.press('button', 'Guardar');
  await app.says(/Guardado: .*4,20 €/);
});

test('a list is on paper whole', async ({ app }) => {
  await importFile(app, MANY);
  await app.open('gastos/');
  await app.says('400 gastos');
  // The list for paper is loaded once all others are there.
  await retry(async () => {
    const rows = await app.read(() => {
      dispatchEvent(new Event('beforeprint'));
      const drawn = document.querySelectorAll('table tr').length;
      dispatchEvent(new Event('afterprint'));
      return drawn;
    });
    expect(rows).toBe(402);
  });
  await app.misses('table', /./);
});
