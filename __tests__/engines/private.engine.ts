import { test } from './engine-test';

test.use({ manner: 'private' });

test(
  'a private window says that all goes with it, and offers no protection',
  { tag: '@firefox' },
  async ({ app }) => {
    await app.open('');
    await app.says('Es una ventana privada');
    await app.open('ajustes/');
    await app.says('Al cerrar las ventanas privadas se borra todo.');
    await app.misses('button', 'Proteger los datos');
  },
);
