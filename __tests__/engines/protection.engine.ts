import { expect, test } from './engine-test';

test('Firefox is asked for protection only when the person presses', { tag: '@firefox' }, async ({ app }) => {
  await app.open('');
  await app.read(() => {
    StorageManager.prototype.persist = () => {
      sessionStorage.setItem('asked', 'yes');
      return Promise.resolve(false);
    };
  });
  await app.press('button', 'Probar con datos de ejemplo');
  await app.sees('region', 'Estás viendo datos de ejemplo');
  expect(await app.read(() => sessionStorage.getItem('asked'))).toBeNull();
  await app.open('ajustes/');
  await app.says('te preguntará si puede conservarlos: acepta.');
  await app.sees('button', 'Proteger los datos');
});
