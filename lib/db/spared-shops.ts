import { withoutDivisas } from '@/lib/statements/mapping-key';
import { shopOfTexts } from '@/lib/statements/movement-labels';
import { standingImports } from './brought-movements';
import type { SourceRecord } from './brought-records';
import type { ProgramDatabase } from './program-database';
import { upgradedBrought } from './upgrade-brought';

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

/** An earlier version kept accounts under headings with currencies. */
function olderKey(key: string, known: ReadonlyMap<string, SourceRecord>): string {
  return [...known.keys()].find((other) => withoutDivisas(other) === key) ?? key;
}
