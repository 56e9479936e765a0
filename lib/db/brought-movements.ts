import type { DayRange } from '@/lib/domain/dates';
import type { Gasto, MetodoPago, Reembolso } from '@/lib/domain/entities';
import { toCents } from '@/lib/domain/money';
import { readableGasto } from '@/lib/domain/readable-rows';
import { openCents } from '@/lib/domain/reembolsos';
import type { StoredSource } from '@/lib/statements/match/file-sources';
import type { Known, KnownMovement } from '@/lib/statements/match/match-statement';
import type { PaidExpense } from '@/lib/statements/match/match-refunds';
import { shopOfTexts } from '@/lib/statements/names/movement-texts';
import type { Mapping } from '@/lib/statements/statement';
import { withoutDivisas } from '@/lib/statements/tables/table-questions';
import { type BroughtRecord, type SourceRecord, upgradedBrought } from './brought-records';
import type { GastosDatabase, ProgramDatabase } from './databases';
import { listRows } from './stored-rows';

/** No account has such a key. */
const NOTED_KEY = 'asked-shops';

/** `asked`: each statement asks for the category. `skipped`: the cards come last. */
type ShopNote = 'asked' | 'skipped';

export async function readNotedShops(
  { statementSources }: ProgramDatabase,
  note: ShopNote,
): Promise<ReadonlySet<string>> {
  return new Set((await statementSources.get(NOTED_KEY))?.[note]);
}

export async function noteShops(
  program: ProgramDatabase,
  shops: Iterable<string>,
  notes: { readonly [Note in ShopNote]?: boolean },
): Promise<void> {
  const { statementSources } = program;
  await program.transaction('rw', statementSources, async () => {
    const known = {
      asked: await readNotedShops(program, 'asked'),
      skipped: await readNotedShops(program, 'skipped'),
    };
    const asked = withShops(known.asked, shops, notes.asked);
    const skipped = withShops(known.skipped, shops, notes.skipped);
    if (asked.length + skipped.length === 0) await statementSources.delete(NOTED_KEY);
    else await statementSources.put({ mapping: null, metodoPago: null, asked, skipped }, NOTED_KEY);
  });
}

function withShops(known: ReadonlySet<string>, shops: Iterable<string>, isNoted?: boolean): string[] {
  const noted = new Set(known);
  for (const shop of isNoted === undefined ? [] : shops)
    if (isNoted) noted.add(shop);
    else noted.delete(shop);
  return [...noted];
}

/** `state` changes with each import or undo. */
type KnownNow = { known: Known; state: string };

/** Those that were not undone. */
export async function standingImports({ imports }: ProgramDatabase): Promise<number[]> {
  const ids = await imports.where('state').equals('done').primaryKeys();
  return ids.sort((one, other) => one - other);
}

export async function rememberedMappings(program: ProgramDatabase): Promise<Record<string, Mapping>> {
  const mappings: Record<string, Mapping> = {};
  await program.statementSources.each(({ mapping }, { primaryKey }) => {
    if (mapping) mappings[primaryKey] = mapping;
  });
  return mappings;
}

/**
 * Movements of an undone import were never brought. `days`: of typed expenses; `refundDays`: of expenses that incomes
 * may lower.
 */
export async function readKnown(
  db: GastosDatabase,
  program: ProgramDatabase,
  days: DayRange | null,
  refundDays: DayRange | null,
): Promise<KnownNow> {
  const { kept, sources, state } = await readKept(program);
  const ids = kept.flatMap(({ record }) => record.gastos);
  const refunded = kept.flatMap(({ record: { refunds = [] } }) =>
    refunds.flatMap(({ gasto }) => gasto ?? []),
  );
  const { stored, typed, paid, metodosPago } = await db.transaction(
    'r',
    [db.gastos, db.metodosPago],
    async () => ({
      stored: await presentAmong(db, [...ids, ...refunded]),
      typed: days ? await listWithin(db, days) : [],
      paid: refundDays ? await listWithin(db, refundDays) : [],
      metodosPago: await listRows(db, 'metodosPago'),
    }),
  );
  const broughtIds = new Set(ids);
  return {
    state,
    known: {
      brought: kept.flatMap((one) => knownOf(one, stored)),
      refunds: knownRefunds(kept, (gasto) => stored.has(gasto) || broughtIds.has(gasto)),
      paid: paid.map(readableGasto).map(paidExpense),
      typed: typed
        .filter(({ id }) => !broughtIds.has(id))
        .map(readableGasto)
        .map(typedGasto),
      sources: [...sources].map(([key, source]) => storedSource(key, source, metodosPago)),
    },
  };
}

type NamedGasto = Known['typed'][number];

function typedGasto({ id, fecha, nombre, descripcion, cantidad, metodoPagoId }: Gasto): NamedGasto {
  const cents = Number(toCents(cantidad));
  return { id, fecha, nombre, cents, texto: `${nombre}\n${descripcion}`, metodoPagoId };
}

function storedSource(
  key: string,
  { metodoPago, isTold = false, counted = [], spared = [], moved = [] }: SourceRecord,
  metodosPago: readonly MetodoPago[],
): StoredSource {
  const row = metodosPago.find(
    ({ id, nombre }) =>
      metodoPago && ('id' in metodoPago ? id === metodoPago.id : nombre === metodoPago.nombre),
  );
  return { key, metodoPagoId: row?.id ?? null, isTold, counted, spared, moved };
}

type Kept = Pick<KnownMovement, 'fileName' | 'isRestored'> & { id: number; record: BroughtRecord };

async function readKept(program: ProgramDatabase) {
  const { imports, broughtMovements, statementSources } = program;
  return imports.db.transaction('r', [imports, broughtMovements, statementSources], async () => {
    const ids = await standingImports(program);
    const [standing, records] = await Promise.all([imports.bulkGet(ids), broughtMovements.bulkGet(ids)]);
    const sources = new Map<string, SourceRecord>();
    await statementSources.each((source, { primaryKey }) => {
      if (primaryKey === NOTED_KEY) return;
      const key = withoutDivisas(primaryKey);
      if (key === primaryKey || !sources.has(key)) sources.set(key, source);
    });
    const kept = records.flatMap((record, place): Kept[] => {
      const origin = standing[place];
      return record && origin && 'fileName' in origin
        ? [
            {
              ...{ id: origin.id, fileName: origin.fileName, record: upgradedBrought(record) },
              ...(origin.restored && { isRestored: true }),
            },
          ]
        : [];
    });
    return { kept, sources, state: ids.join() };
  });
}

function knownOf({ id, record, ...from }: Kept, stored: ReadonlySet<number>): KnownMovement[] {
  return record.movements.map((movement, place) => {
    const gasto = record.gastos[place] ?? NaN;
    return { movement, gasto, gone: !stored.has(gasto), record: id, ...from };
  });
}

function knownRefunds(kept: readonly Kept[], isKnown: (gasto: number) => boolean) {
  const refunds = kept.flatMap(({ record, fileName }) =>
    (record.refunds ?? []).map(({ movement, reembolso, gasto }) => ({
      ...{ movement, reembolso, fileName },
      gone: gasto !== undefined && !isKnown(gasto),
    })),
  );
  return refunds.sort((one, other) => Number(one.gone) - Number(other.gone));
}

function listWithin(db: GastosDatabase, { desde, hasta }: DayRange): Promise<Gasto[]> {
  return db.gastos.where('fecha').between(desde, hasta, true, true).toArray();
}

function paidExpense(gasto: Gasto): PaidExpense {
  const { id, nombre, descripcion, fecha, cantidad, reembolsos = [] } = gasto;
  function amountsOf(estado: Reembolso['estado']) {
    return reembolsos.filter((one) => one.estado === estado).map((one) => Number(toCents(one.cantidad)));
  }
  return {
    ...{ target: { kind: 'stored', id }, nombre, fecha, texts: [nombre, descripcion] },
    ...{ cents: Number(toCents(cantidad)), left: Number(openCents(gasto)) },
    ...{ back: amountsOf(undefined), owed: amountsOf('esperado') },
  };
}

async function presentAmong(db: GastosDatabase, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const [least, most] = ids.reduce(
    ([low, high], id) => [Math.min(low, id), Math.max(high, id)],
    [Infinity, 0],
  );
  return new Set(await db.gastos.where(':id').between(least, most, true, true).primaryKeys());
}

/** For later statements of the same accounts. */
export async function noteSpared(
  program: ProgramDatabase,
  gastos: readonly number[],
  isSpared: boolean,
): Promise<void> {
  const { imports, broughtMovements, statementSources } = program;
  await program.transaction('rw', [imports, broughtMovements, statementSources], async () => {
    const known = new Map<string, SourceRecord>();
    await statementSources.each((source, { primaryKey }) => known.set(primaryKey, source));
    if (!isSpared && ![...known.values()].some(({ spared = [] }) => spared.length > 0)) return;
    for (const [key, shops] of await broughtShops(program, new Set(gastos))) {
      const source = known.get(key) ?? known.get(olderKey(key, known)) ?? { mapping: null, metodoPago: null };
      const spared = new Set(source.spared);
      for (const shop of shops)
        if (isSpared) spared.add(shop);
        else spared.delete(shop);
      const counted = (source.counted ?? []).filter((shop) => !spared.has(shop));
      await statementSources.put({ ...source, counted, spared: [...spared] }, key);
    }
  });
}

async function broughtShops(
  program: ProgramDatabase,
  gastos: ReadonlySet<number>,
): Promise<Map<string, Set<string>>> {
  const shops = new Map<string, Set<string>>();
  const records = await program.broughtMovements.bulkGet(await standingImports(program));
  for (const record of records) {
    const { movements, gastos: ids } = upgradedBrought(record ?? { movements: [], gastos: [] });
    movements.forEach((movement, place) => {
      const shop = gastos.has(ids[place] ?? NaN) && !movement.squeezed ? shopOfTexts(movement) : '';
      if (shop === '') return;
      const { key } = movement.source;
      shops.set(key, (shops.get(key) ?? new Set()).add(shop));
    });
  }
  return shops;
}

/** Earlier versions kept currencies in the keys. */
function olderKey(key: string, known: ReadonlyMap<string, SourceRecord>): string {
  return [...known.keys()].find((other) => withoutDivisas(other) === key) ?? key;
}
