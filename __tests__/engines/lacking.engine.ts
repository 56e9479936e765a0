import { buildFile } from '../support/build-file';
import { copyWithFirstScript } from '../support/with-first-script';
import { expect, test } from './engine-test';
import { countGastos, importFile } from './store-file';

test('a browser without navigator.storage imports, records, and says what it cannot do', async ({
  app,
  site,
}) => {
  const folder = test.info().outputPath('site');
  await copyWithFirstScript(
    'out',
    folder,
    "Object.defineProperty(Navigator.prototype,'storage',{value:undefined})",
  );
  site.folder = folder;
  await importFile(app, buildFile());
  expect(await app.read(() => typeof navigator.storage)).toBe('undefined');
  await app.open('gastos/?nuevo');
  await app.type('Cantidad', '3');
  await app.press('radio', /./);
  await app.press('button', 'Guardar');
  await app.says(/Guardado: .*3,00 €/);
  expect(await countGastos(app)).toBe(2);
  await app.open('ajustes/');
  await app.says(/Espacio usado No se sabe .* Protección No se puede pedir aquí/);
  await app.misses('button', 'Proteger los datos');
  await app.press('button', 'Descargar copia de seguridad');
  await app.press('button', 'Descargar');
  expect(await app.saved(/\.json$/)).toContain('"gastos"');
});
