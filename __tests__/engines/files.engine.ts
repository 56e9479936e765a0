import { buildFile } from '../support/build-file';
import { buildGastoFields } from '../support/build-gasto';
import { expect, test } from './engine-test';
import { countGastos, fileOf, importFile } from './store-file';

const PASSPHRASE = 'caballo correcto batería grapa';

for (const name of ['01-santander-es.csv', '05-caixabank-biff.xls', '10-bbva-es.xlsx'])
  test(`the statement ${name} is read`, async ({ app }) => {
    await app.open('extractos/');
    await app.upload('Extracto del banco', new URL(`../support/extractos/${name}`, import.meta.url).pathname);
    await app.sees('region', 'Lo que hay en el extracto');
    await app.says(/Cuadra: (\d+) de \1 movimientos con el saldo/);
  });

test('an encrypted copy brings everything back after a reset', async ({ app }) => {
  await importFile(app, buildFile([buildGastoFields({ nombre: 'Cine' }), buildGastoFields()]));
  await app.open('ajustes/');
  await app.press('button', 'Descargar copia de seguridad');
  await app.fill('Contraseña (opcional)', PASSPHRASE);
  await app.fill('Repite la contraseña', PASSPHRASE);
  await app.press('button', 'Descargar');
  await app.says('Copia de seguridad descargada');
  const copy = await fileOf(await app.saved(/\.json$/), 'copia.json');

  await app.open('importar/');
  await app.press('button', 'Resetear Base de Datos');
  await app.press('button', 'Resetear');
  await app.says('Database reset successfully');
  expect(await countGastos(app)).toBe(0);

  await app.open('ajustes/');
  await app.press('button', 'Restaurar copia de seguridad');
  await app.upload('Archivo de la copia de seguridad', copy);
  await app.fill('Contraseña de la copia', PASSPHRASE);
  await app.key('Enter');
  await app.sees('heading', 'Contenido de la copia');
  await app.press('button', 'Reemplazar');
  await app.says('Copia de seguridad restaurada');
  expect(await countGastos(app)).toBe(2);
});
