import type { ProgramDatabase } from './program-database';

/** The record of these shops beside those of the accounts, none of which has such a key. */
export const ASKED_KEY = 'asked-shops';

/** Answers the shops whose category each statement asks for, though their past expenses have one. */
export async function readAskedShops({ statementSources }: ProgramDatabase): Promise<ReadonlySet<string>> {
  return new Set((await statementSources.get(ASKED_KEY))?.asked);
}

/** Has statements ask for the category of shops, or take it from their past expenses again. */
export async function noteAskedShops(
  program: ProgramDatabase,
  shops: readonly string[],
  isAsked: boolean,
): Promise<void> {
  const { statementSources } = program;
  await program.transaction('rw', statementSources, async () => {
    const asked = new Set(await readAskedShops(program));
    for (const shop of shops)
      if (isAsked) asked.add(shop);
      else asked.delete(shop);
    if (asked.size === 0) await statementSources.delete(ASKED_KEY);
    else await statementSources.put({ mapping: null, metodoPago: null, asked: [...asked] }, ASKED_KEY);
  });
}
