import { exchangeFile } from '../support/exchange-file';
import { expect, test } from './engine-test';
import { countGastos, importFile } from './store-file';

test('60,000 expenses are imported, listed, scrolled through and searched', async ({ app }) => {
  test.setTimeout(300_000);
  await importFile(app, exchangeFile(60_000));
  expect(await countGastos(app)).toBe(60_000);
  await app.open('gastos/?todo');
  await app.says(/60.000 gastos/);
  await app.sees('button', 'Editar Gasto 60000');
  await app.scrollsTo(/Gasto 1 /);
  await app.type(/Buscar/, 'Gasto 12345', 'searchbox');
  await app.says('1 gasto');
  await app.sees('button', 'Editar Gasto 12345');
});
