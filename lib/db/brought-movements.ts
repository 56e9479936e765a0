import { toCents } from '@/lib/domain/money';
import { readableGasto } from '@/lib/domain/readable-rows';
import type { Mapping, RememberedMappings } from '@/lib/statements/mapping';
import type { Known } from '@/lib/statements/review-statement';
import { listRows } from './catalogo-rows';
import type { GastosDatabase } from './database';
import type { SourceRecord } from './brought-records';
import type { ProgramDatabase } from './program-database';

/** What is stored, as a statement is held against it, and a text that is another one after each import or undo. */
export type KnownNow = { known: Known; state: string };

/** How the person's statements were read before. */
export async function rememberedMappings(program: ProgramDatabase): Promise<RememberedMappings> {
  const mappings: Record<string, Mapping> = {};
  await program.statementSources.each(({ mapping }, { primaryKey }) => {
    if (mapping) mappings[primaryKey] = mapping;
  });
  return mappings;
}

/**
 * Reads what statements have brought, as long as their imports stand, and the expenses of some days that were typed. What an import
 * that was undone had brought counts as never brought.
 */
export async function readKnown(
  db: GastosDatabase,
  program: ProgramDatabase,
  days: { desde: string; hasta: string } | null,
): Promise<KnownNow> {
  const { imports, broughtMovements, statementSources } = program;
  const [records, sources, state] = await program.transaction(
    'r',
    [imports, broughtMovements, statementSources],
    async () => {
      const standing = await imports.where('state').equals('done').primaryKeys();
      const kept = await broughtMovements.bulkGet(standing);
      const bySource = new Map<string, SourceRecord>();
      await statementSources.each((source, { primaryKey }) => {
        bySource.set(primaryKey, source);
      });
      return [kept.filter((record) => record !== undefined), bySource, standing.join()] as const;
    },
  );
  const ids = records.flatMap(({ gastos }) => gastos);
  const { stored, typed, metodosPago } = await db.transaction('r', [db.gastos, db.metodosPago], async () => ({
    stored: await presentAmong(db, ids),
    typed: days ? await db.gastos.where('fecha').between(days.desde, days.hasta, true, true).toArray() : [],
    metodosPago: await listRows(db, 'metodosPago'),
  }));
  const bringable = new Set(ids);
  return {
    state,
    known: {
      brought: records.flatMap(({ movements, gastos }) =>
        movements.map((movement, place) => ({ movement, gone: !stored.has(gastos[place] ?? NaN) })),
      ),
      typed: typed
        .filter(({ id }) => !bringable.has(id))
        .map(readableGasto)
        .map(({ id, fecha, nombre, descripcion, cantidad }) => ({
          id,
          fecha,
          nombre,
          cents: Number(toCents(cantidad)),
          texto: `${nombre} ${descripcion}`,
        })),
      metodoOf: (source) => {
        const metodo = sources.get(source)?.metodoPago;
        if (!metodo) return null;
        const row = metodosPago.find(({ id, nombre }) =>
          'id' in metodo ? id === metodo.id : nombre === metodo.nombre,
        );
        return row?.id ?? null;
      },
      countedOf: (source) => sources.get(source)?.counted ?? [],
      moved: new Map([...sources].map(([key, { moved = [] }]) => [key, moved])),
    },
  };
}

/** Those of some ids that have an expense. */
async function presentAmong(db: GastosDatabase, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const [least, most] = ids.reduce(
    ([low, high], id) => [Math.min(low, id), Math.max(high, id)],
    [Infinity, 0],
  );
  return new Set(await db.gastos.where(':id').between(least, most, true, true).primaryKeys());
}
