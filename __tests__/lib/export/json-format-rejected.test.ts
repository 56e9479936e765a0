import { collectRejected } from '@/lib/export/json-format';
import type { FileContent } from '@/lib/import/parse-file';
import { buildCategoria, buildGastoFields } from '../../support/build-gasto';

const NO_CATALOGO: FileContent = { categorias: [], metodosPago: [], gastos: [] };

async function fileOf(items: readonly unknown[], content: Partial<FileContent> = {}): Promise<unknown> {
  const rejected = collectRejected({ ...NO_CATALOGO, ...content });
  items.forEach((item, place) => {
    rejected.add(item, `motivo ${place + 1}`);
  });
  const file = rejected.end();
  return file && JSON.parse(new TextDecoder().decode(await file.arrayBuffer()));
}

it('is no file where nothing was rejected', async () => {
  expect(await fileOf([])).toBeUndefined();
});

it('holds each item as it stood, with its reasons last', async () => {
  const odd = {
    ...buildGastoFields(),
    cantidad: '12,50',
    marcas: [{ a: null }],
    _error: 'antiguo',
    id: 7,
  };
  const inherited: unknown = JSON.parse('{"__proto__": {"nombre": "x"}, "constructor": 1}');
  const file = (await fileOf([odd, inherited])) as { gastos: object[] };
  expect(file.gastos[0]).toEqual({ ...odd, _error: 'motivo 1' });
  expect(Object.keys(file.gastos[0] ?? {}).at(-1)).toBe('_error');
  expect(JSON.stringify(file.gastos[1])).toBe(
    '{"__proto__":{"nombre":"x"},"constructor":1,"_error":"motivo 2"}',
  );
});

it.each([[null], ['texto'], [7], [[1, 2]], [true]])('makes an object of %j', async (item) => {
  expect(await fileOf([item])).toMatchObject({ gastos: [{ _error: 'motivo 1', _valor: item }] });
});

it.each<[string, Partial<FileContent>, unknown]>([
  [
    'as they stood',
    { categorias: [{ ...buildCategoria(), x: 1 }, null, 'a'] },
    [{ ...buildCategoria(), x: 1 }, null, 'a'],
  ],
  ['even where they are no list', { categorias: { a: 1 } }, { a: 1 }],
  ['or none', { categorias: undefined }, []],
])('brings the categories of the file along, %s', async (_, content, categorias) => {
  expect(await fileOf([1], content)).toMatchObject({ categorias, metodosPago: [] });
});

it('leaves out what is nested too deep to be written', async () => {
  const deep: unknown = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
  expect(await fileOf([{ nombre: 'Pan', deep }, deep])).toMatchObject({
    gastos: [{ nombre: 'Pan', _error: 'motivo 1' }, { _error: 'motivo 2' }],
  });
});

it('holds more than one piece of text', async () => {
  const items = Array.from({ length: 30 }, () => ({ nombre: 'x'.repeat(100_000) }));
  expect((await fileOf(items)) as { gastos: unknown[] }).toHaveProperty('gastos.length', 30);
});
