import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadStatement } from '@/lib/statements/files/load-statement';
import type { Answers, Mapping, Statement } from '@/lib/statements/statement';
import type { Refused } from '@/lib/statements/movement';
import { understandStatement } from '@/lib/statements/tables/understand-statement';
import { LAZY_LIBRARIES } from './lazy-libraries';

/** The day on which tests read statements. */
export const TODAY = '2026-11-22';

/** Reads bytes or a text as a statement, with the answers that are given. */
export async function readStatement(
  content: Uint8Array | string,
  answers: Answers = {},
  remembered: Readonly<Record<string, Mapping>> = {},
): Promise<Statement | Refused> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const loaded = await loadStatement(bytes, LAZY_LIBRARIES);
  return loaded.kind === 'refused'
    ? loaded
    : understandStatement(loaded, { answers, remembered, today: TODAY, divisa: 'EUR' });
}

/** The same, for what must be a statement. */
export async function readWhole(content: Uint8Array | string, answers: Answers = {}): Promise<Statement> {
  const statement = await readStatement(content, answers);
  if (statement.kind === 'refused') throw new Error(JSON.stringify(statement.fault));
  return statement;
}

/** The bytes of an example. */
export function exampleBytes(name: string): Uint8Array {
  return new Uint8Array(readFileSync(fileURLToPath(new URL(`./extractos/${name}`, `file://${__filename}`))));
}
