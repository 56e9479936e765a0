import type { CellSheet } from '@/lib/statements/cell';
import type { Problem } from '@/lib/statements/problem';
import type { StatementLibraries } from '@/lib/statements/statement-libraries';
import { splitLine } from '@/lib/statements/choose-separator';

type DelimitedRead = { sheet: CellSheet; problems: Problem[] };

/** If quotes do not match, each line stands alone: a broken quote is reported, and spoils its own row only. */
export function readDelimited(
  library: Awaited<ReturnType<StatementLibraries['delimited']>>,
  text: string,
  separator: string,
): DelimitedRead {
  const { data, errors } = library.parse<string[]>(text, {
    delimiter: separator,
    newline: '\n',
    quoteChar: '"',
  });
  if (errors.every((error) => error.type !== 'Quotes')) return { sheet: sheetOf(data), problems: [] };
  const problems: Problem[] = [];
  const lines = text.split('\n');
  const rows = lines.map((line, index) => {
    const cells = splitLine(line, separator);
    const open = cells.findIndex((cell) => cell.startsWith('"') && !cell.slice(1).includes('"'));
    if (open !== -1)
      problems.push({
        code: index === lines.length - 1 ? 'cut-off' : 'unclosed-quote',
        place: { sheet: null, row: index + 1, column: open + 1 },
      });
    return cells;
  });
  return { sheet: sheetOf(rows), problems };
}

function sheetOf(rows: string[][]): CellSheet {
  const last = rows.at(-1);
  if (last?.length === 1 && last[0] === '') rows.pop();
  return { name: null, rows };
}
