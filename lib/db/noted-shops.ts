import type { ProgramDatabase } from './program-database';

/** No account has such a key. */
export const NOTED_KEY = 'asked-shops';

/** `asked`: each statement asks for the category, though past expenses have one. `skipped`: the cards come last. */
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
