import { replaceEtiqueta } from '@/lib/db/edit-gastos';
import { buildCategoriaFields, buildGastoFields, buildMetodoPagoFields } from '../../support/build-gasto';
import { buildQuery } from '../../support/build-query';
import { changeBy } from '../../support/change-by';
import { eventually } from '../../support/eventually';
import { openIndex } from '../../support/index-port';
import { newDatabase } from '../../support/test-database';

it('sums up by tag what a query finds, and again after a rename in all rows', async () => {
  const db = newDatabase();
  await db.categorias.bulkAdd(['Casa', 'Ocio'].map((nombre) => buildCategoriaFields({ nombre })));
  await db.metodosPago.add(buildMetodoPagoFields());
  const lists = [['a'], ['a', 'b'], ['b'], undefined];
  await db.gastos.bulkAdd(
    lists.map((etiquetas, at) =>
      buildGastoFields({ cantidad: 10 * 2 ** at, categoriaId: 1, ...(etiquetas && { etiquetas }) }),
    ),
  );
  await db.gastos.bulkAdd([buildGastoFields({ categoriaId: 2, etiquetas: ['a'] })]);
  const { replies, watch } = openIndex(db);
  function answers() {
    return replies.flatMap((reply) => (reply.type === 'summed' ? [reply.sums] : []));
  }
  watch({ kind: 'etiqueta-sums', query: buildQuery({ categorias: [1] }) });
  await eventually(() => {
    expect(answers().at(-1)).toMatchObject({
      whole: { count: 4, total: 15000n },
      untagged: { count: 1, total: 8000n },
      shared: 1,
      etiquetas: [
        { nombre: 'b', count: 2, total: 6000n },
        { nombre: 'a', count: 2, total: 3000n },
      ],
    });
  });
  await changeBy(db, replaceEtiqueta('a', 'b'));
  await eventually(() => {
    expect(answers().at(-1)).toMatchObject({
      whole: { count: 4, total: 15000n },
      shared: 0,
      etiquetas: [{ nombre: 'b', count: 3, total: 7000n }],
    });
  });
  await db.delete();
});
