import { buildFile } from '../support/build-file';
import { buildGastoFields } from '../support/build-gasto';
import {
  chooseFile,
  emptyListWays,
  errorLines,
  expect,
  importFile,
  jsonFile,
  resultCounts,
  storedCounts,
  test,
  toastWith,
} from '../support/site-test';

const UNREADABLE = 'Error al procesar el archivo. Verifica que sea un JSON válido.';

test(
  'refuses what is no JSON or holds no expenses, keeps the file selected and goes on',
  { tag: '@slow' },
  async ({ page }) => {
    for (const [content, description] of [
      ['{"gastos":\n [12,50}', 'Línea 2, columna 8: [12,50}'],
      ['{"gastos": {"0": {}}}', 'El archivo debe contener gastos válidos'],
    ] as const) {
      await chooseFile(page, jsonFile(content, 'malo.json'));
      await page.getByRole('button', { name: 'Importar Gastos' }).click();
      await expect(toastWith(page, UNREADABLE).filter({ hasText: description }).first()).toBeVisible();
      await expect(page.getByText('malo.json')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Importar Gastos' })).toBeFocused();
      await page.getByRole('button', { name: 'Quitar archivo' }).click();
    }
    await importFile(page, jsonFile(buildFile()));
    expect((await resultCounts(page))['Gastos Importados']).toBe('1');
  },
);

test('a file without expenses is said to have none', { tag: '@slow' }, async ({ page }) => {
  await importFile(page, jsonFile([]));
  await expect(toastWith(page, 'El archivo no tiene ningún gasto')).toBeVisible();
  expect((await resultCounts(page))['Total Gastos']).toBe('0');
});

test('hostile texts are stored and shown as the texts that they are', async ({ page }) => {
  const nombre = '<img src=x onerror="document.title=1"><script>document.title=1</script>';
  const file = {
    categorias: [
      {
        id: 1,
        nombre: '__proto__',
        descripcion: 'x',
        color: 'red;background:url(//example.com/x)',
        icono: '\u202e🏠',
      },
      { id: 2, nombre: 'constructor', color: 'javascript:alert(1)' },
    ],
    metodosPago: [{ id: 1, nombre: '\u202emétodo', icono: '<b>' }],
    gastos: [
      buildGastoFields({ nombre, fecha: '2026-01-02' }),
      buildGastoFields({ nombre: '\u202eRTL', fecha: '2026-01-02', categoriaId: 2 }),
      { ...buildGastoFields(), ['__proto__']: { cantidad: 5 } },
    ],
  };
  await importFile(page, jsonFile(file));
  expect(await resultCounts(page)).toMatchObject({ 'Gastos Importados': '3', Categorías: '2', Errores: '0' });
  await page.goto('gastos/?mes=2026-01');
  await expect(page.getByText(nombre)).toBeVisible();
  await expect(page.getByText('__proto__').first()).toBeVisible();
  await expect(page).toHaveTitle('Gastos · Mis Gastos');
});

test(
  'ids that are huge, negative, text or absent never become rows or strangers',
  { tag: '@slow' },
  async ({ page }) => {
    const file = {
      categorias: [
        { id: 9007199254740991, nombre: 'Enorme' },
        { id: -4, nombre: 'Negativa' },
        { id: '7', nombre: 'De texto' },
        { nombre: 'Sin id' },
        { id: 3, nombre: '' },
      ],
      metodosPago: [{ id: 1, nombre: 'Efectivo' }],
      gastos: [
        buildGastoFields({ categoriaId: 9007199254740991 }),
        buildGastoFields({ categoriaId: 3 }),
        { ...buildGastoFields(), categoriaId: '7' },
        buildGastoFields({ categoriaId: 1e300 }),
      ],
    };
    await importFile(page, jsonFile(file));
    expect(await resultCounts(page)).toEqual({
      'Total Gastos': '4',
      'Gastos Importados': '1',
      Categorías: '4',
      Métodos: '1',
      Errores: '3',
    });
    await expect(errorLines(page)).toHaveText([
      'Error al importar categoría "": nombre es requerido y debe ser string',
      'Gasto 2: Categoría con ID 3 no existe',
      'Gasto 3: categoriaId debe ser un número positivo',
      'Gasto 4: Categoría con ID 1e+300 no existe',
    ]);
    await page.getByRole('button', { name: 'Importar Otro Archivo' }).click();
    await importFile(page, jsonFile(buildFile()));
    expect(await storedCounts(page)).toEqual({ gastos: 2, categorias: 5, metodosPago: 1 });
  },
);

test('a database that refuses rows has each of them listed', { tag: '@slow' }, async ({ page }) => {
  await page.goto('gastos/');
  await expect(emptyListWays(page)).toBeVisible();
  await exhaustKeys(['gastos', 'categorias']);
  const file = { ...buildFile(), metodosPago: [{ id: 1, nombre: 'Efectivo' }] };
  file.gastos = [buildGastoFields(), buildGastoFields({ categoriaId: 2 ** 53 })];
  await importFile(page, jsonFile(file));
  await expect(errorLines(page)).toHaveText([
    'Error al importar categoría "Alimentación": la base de datos lo rechazó (ConstraintError)',
    'Gasto 1: Categoría con ID 1 no existe',
    'Gasto 2: Error al importar - la base de datos lo rechazó (ConstraintError)',
  ]);
  expect(await resultCounts(page)).toEqual({
    'Total Gastos': '2',
    'Gastos Importados': '0',
    Categorías: '0',
    Métodos: '1',
    Errores: '2',
  });
  await expect(toastWith(page, '2 gastos no pudieron ser importados')).toBeVisible();

  /** A row with a key beyond the highest leaves the database none to give to the next. */
  function exhaustKeys(stores: string[]) {
    return page.evaluate(
      (names) =>
        new Promise<void>((resolve) => {
          const open = indexedDB.open('mis-gastos');
          open.onsuccess = () => {
            const transaction = open.result.transaction(names, 'readwrite');
            for (const name of names) {
              transaction.objectStore(name).add({ id: 2 ** 53, nombre: 'Última', fecha: '2026-01-01' });
            }
            transaction.oncomplete = () => {
              open.result.close();
              resolve();
            };
          };
        }),
      stores,
    );
  }
});
