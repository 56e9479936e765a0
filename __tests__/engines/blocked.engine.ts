import { test } from './engine-test';

test.use({ manner: 'cookies-blocked' });

test(
  'where all storage is blocked, every screen says so, and none that nothing is stored',
  { tag: '@firefox' },
  async ({ app }) => {
    for (const path of [
      '',
      'gastos/',
      'categorias/',
      'metodos-pago/',
      'importar/',
      'extractos/',
      'ajustes/',
    ]) {
      await app.open(path);
      await app.says('Este navegador no deja guardar datos aquí');
      await app.sees('heading', /./);
    }
  },
);
