import fc from 'fast-check';
import { applyChange, takeBackChange, writeChange } from '@/lib/db/apply-change';
import { CHUNK_ROWS } from '@/lib/db/rows-by-id';
import type { GastosDatabase } from '@/lib/db/databases';
import { replaceEtiqueta } from '@/lib/db/edit-gastos';
import { changeOf, type Change } from '@/lib/domain/change';
import type { GastoFields } from '@/lib/domain/entities';
import { etiquetaKey } from '@/lib/domain/etiquetas';
import { buildCategoriaFields, buildGastoFields, buildMetodoPagoFields } from '../../support/build-gasto';
import { allowForRuns, propertyRuns } from '../../support/property-runs';
import { contentOf, newDatabase } from '../../support/test-database';

allowForRuns();

let db: GastosDatabase;

beforeEach(async () => {
  db = newDatabase();
  await db.categorias.add(buildCategoriaFields({ nombre: 'Hogar' }));
  await db.metodosPago.add(buildMetodoPagoFields({ nombre: 'Efectivo' }));
});

afterEach(() => db.delete());

async function store(lists: readonly (readonly string[] | undefined)[]): Promise<void> {
  const rows = lists.map((etiquetas): GastoFields =>
    buildGastoFields({ categoriaId: 1, metodoPagoId: 1, ...(etiquetas && { etiquetas }) }),
  );
  await db.gastos.bulkAdd(rows);
}

async function stored(): Promise<unknown[]> {
  return (await db.gastos.toArray()).map(({ etiquetas }) => etiquetas);
}

/** The change, once undoing it was seen to restore every row, and redoing it to do the same again. */
async function replace(nombre: string, by: string | null): Promise<Change> {
  const before = await contentOf(db);
  const done = await writeChange(db, replaceEtiqueta(nombre, by));
  if (!done.ok) throw new Error(`refused: ${done.fault}`);
  const after = await contentOf(db);
  expect(await takeBackChange(db, done.value)).toEqual({ ok: true, value: null });
  expect(await contentOf(db)).toEqual(before);
  expect(await applyChange(db, done.value)).toEqual({ ok: true, value: null });
  expect(await contentOf(db)).toEqual(after);
  return done.value;
}

it('renames in all rows, wherever the tag stands and however it is spelled', async () => {
  await store([['Lisboa', 'trabajo'], ['trabajo', 'lisboa'], ['trabajo'], undefined, ['LISBÓA']]);
  const change = await replace('lisboa', 'Oporto');
  expect(await stored()).toEqual([
    ['Oporto', 'trabajo'],
    ['trabajo', 'Oporto'],
    ['trabajo'],
    undefined,
    ['Oporto'],
  ]);
  expect(change.gastos.map(({ id }) => id)).toEqual([1, 2, 5]);
});

it('leaves one of two tags that are joined, in the place of the first', async () => {
  await store([['a', 'c', 'b'], ['b', 'a'], ['b'], ['a']]);
  await replace('a', 'b');
  expect(await stored()).toEqual([['b', 'c'], ['b'], ['b'], ['b']]);
});

it('removes a tag, and with the last one the field', async () => {
  await store([['a'], ['b', 'A'], ['b']]);
  await replace('a', null);
  expect(await stored()).toEqual([undefined, ['b'], ['b']]);
  expect(await db.gastos.get(1)).not.toHaveProperty('etiquetas');
});

it('changes the spelling alone', async () => {
  await store([['lisboa'], ['Lisboa'], ['otra']]);
  const change = await replace('lisboa', 'Lisboa');
  expect(change.gastos.map(({ id }) => id)).toEqual([1]);
});

it('changes nothing where no row has the tag', async () => {
  await store([['a'], undefined]);
  expect(await replace('b', 'c')).toEqual(changeOf({}));
});

it('keeps all other fields, unknown ones too, and rows that another program broke', async () => {
  await store([['a']]);
  await db.gastos.update(1, { ...{ later: { deep: [1] } } });
  await db.gastos.add({ ...buildGastoFields(), ...{ etiquetas: 'a' as never } });
  await db.gastos.add({ ...buildGastoFields(), ...{ etiquetas: [1, null] as never } });
  const before = await contentOf(db);
  await replace('a', 'b');
  const after = await contentOf(db);
  expect(after.gastos[0]).toEqual({ ...before.gastos[0], etiquetas: ['b'] });
  expect(after.gastos[2]).toEqual(before.gastos[2]);
});

it('reaches the rows of every chunk, in one transaction that can be stopped', async () => {
  await store(Array.from({ length: 2 * CHUNK_ROWS + 3 }, (_, at) => (at % 2 === 0 ? ['a'] : ['b', 'a'])));
  const before = await contentOf(db);
  const stopping = new AbortController();
  const percents: number[] = [];
  const stopped = writeChange(db, replaceEtiqueta('a', 'c'), {
    signal: stopping.signal,
    onPercent: (percent) => {
      percents.push(percent);
      if (percent > 0) stopping.abort();
    },
  });
  await expect(stopped).rejects.toThrow();
  expect(percents.at(-1)).toBeGreaterThan(0);
  expect(await contentOf(db)).toEqual(before);
  const change = await replace('a', 'c');
  expect(change.gastos).toHaveLength(2 * CHUNK_ROWS + 3);
});

const names = ['a', 'A', 'á', 'b', 'B', 'c'] as const;
const list = fc
  .uniqueArray(fc.constantFrom(...names), { minLength: 1, maxLength: 3, selector: etiquetaKey })
  .map((etiquetas): string[] => etiquetas);

it('any rename or removal, undone, gives back every row as it was, also one that had both tags', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.option(list, { nil: undefined }), { maxLength: 12 }),
      fc.constantFrom(...names),
      fc.option(fc.constantFrom(...names)),
      async (lists, nombre, by) => {
        await db.gastos.clear();
        await store(lists);
        await replace(nombre, by);
        const keys = (await db.gastos.toArray()).map(({ etiquetas = [] }) => etiquetas.map(etiquetaKey));
        for (const own of keys) expect(new Set(own).size).toBe(own.length);
        if (by === null || etiquetaKey(by) !== etiquetaKey(nombre))
          expect(keys.flat()).not.toContain(etiquetaKey(nombre));
      },
    ),
    propertyRuns(60),
  );
});
