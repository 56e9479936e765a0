import type { LoadedStatement } from '@/lib/statements/load-statement';
import type { Refused } from '@/lib/statements/problem';
import type { Statement } from '@/lib/statements/statement';
import { understandLedger } from '@/lib/statements/understand-ledger';
import { understandTables, type UnderstandOptions } from '@/lib/statements/understand-tables';

/** Open points become questions; call again with the answers. Pure and total. */
export function understandStatement(
  loaded: LoadedStatement,
  options: UnderstandOptions,
): Statement | Refused {
  return loaded.kind === 'ledger'
    ? understandLedger(loaded.format, loaded.ledger, options.divisa)
    : understandTables(loaded.format, loaded.sheets, loaded.problems, options);
}
