import type { Fecha } from '@/lib/domain/dates';
import {
  rolesByContent,
  rolesByHeader,
  rolesByMapping,
  type ColumnChoices,
} from '@/lib/statements/assign-roles';
import { profileColumns, type ColumnProfile } from '@/lib/statements/column-profile';
import { withCurrencies } from '@/lib/statements/currencies';
import { dateTables, type DatedTable } from '@/lib/statements/date-tables';
import { findTables, type Table } from '@/lib/statements/find-tables';
import type { StatementFormat } from '@/lib/statements/load-statement';
import { mappingKey } from '@/lib/statements/mapping-key';
import type { Mapping, RememberedMappings } from '@/lib/statements/mapping';
import { notesOf, tableMovements } from '@/lib/statements/table-movements';
import { partsOf } from '@/lib/statements/table-parts';
import { refused, type Problem, type Refused } from '@/lib/statements/problem';
import type { Answers, Question } from '@/lib/statements/question';
import {
  amountColumnQuestion,
  isAmountColumnOpen,
  noHeaderQuestion,
  signQuestion,
} from '@/lib/statements/table-questions';
import { readRawTable } from '@/lib/statements/raw-table';
import { readTable, rolesOf, type TableReading } from '@/lib/statements/table-reading';
import type { Sheet } from '@/lib/statements/cell';
import type { Statement } from '@/lib/statements/statement';

/** The evidence from outside the file. `today` serves for presets only, never to decide; `divisa` is that of the person's expenses. */
export type UnderstandOptions = {
  answers: Answers;
  remembered: RememberedMappings;
  today: Fecha;
  divisa: string;
};

type Read = { reading: TableReading; profiles: ColumnProfile[]; key: string; recalled: Mapping | null };

/** What the tables of a file say, with the questions that they leave open. */
export function understandTables(
  format: StatementFormat,
  sheets: readonly Sheet[],
  loadProblems: readonly Problem[],
  options: UnderstandOptions,
): Statement | Refused {
  const tables = findTables(sheets);
  if ('kind' in tables) return tables;
  const strict = format.kind === 'delimited' || format.kind === 'html';
  const reads: Read[] = [];
  let fault: Refused | null = null;
  for (const table of tables) {
    const read = readOne(table, strict, format.kind === 'delimited', options);
    if ('kind' in read) fault ??= read;
    else reads.push(read);
  }
  if (reads.length === 0) return fault ?? refused({ code: 'noTable' });
  return assemble(format, reads, loadProblems, options);
}

function readOne(
  table: Table,
  strict: boolean,
  delimited: boolean,
  { answers, remembered, divisa }: UnderstandOptions,
): Read | Refused {
  const profiles = profileColumns(table);
  const key = mappingKey(table, profiles);
  const recalled = Object.hasOwn(remembered, key) ? (remembered[key] ?? null) : null;
  const shifted = delimited ? shiftedHeader(table, profiles) : null;
  if (shifted) return shifted;
  const choices = choicesOf(table, profiles, answers, recalled, divisa);
  const place =
    table.headerRow === null ? null : { sheet: table.sheet.name, row: table.headerRow, column: null };
  const header = table.header ?? [];
  if (choices.days.length === 0) return refused({ code: 'noDayColumn', place, header });
  const raw = readRawTable(table, choices, strict);
  const reading = readTable(raw, answers.sign ?? recalled?.sign ?? null);
  if (!reading) return refused({ code: 'noAmountColumn', place, header });
  return { reading, profiles, key, recalled };
}

function choicesOf(
  table: Table,
  profiles: readonly ColumnProfile[],
  answers: Answers,
  recalled: Mapping | null,
  divisa: string,
): ColumnChoices {
  if (table.header !== null) {
    const choices = rolesByHeader(table.header, profiles, divisa);
    const chosen = answers.amountColumn ?? recalled?.roles.indexOf('importe');
    return chosen !== undefined && choices.tied.includes(chosen)
      ? { ...choices, amounts: [chosen], tied: [] }
      : choices;
  }
  const roles = answers.noHeader ?? recalled?.roles;
  return roles ? rolesByMapping(roles) : rolesByContent(profiles);
}

/** A header whose headings are not above their columns, because a column or a heading is gone. */
function shiftedHeader(
  { header, headerRow, sheet, width }: Table,
  profiles: readonly ColumnProfile[],
): Refused | null {
  if (header === null || headerRow === null || width === null) return null;
  const headings = header.findLastIndex((text) => text !== '') + 1;
  const filled = profiles.findLastIndex((profile) => profile.filled > profile.rows * 0.2) + 1;
  const cells = width < headings ? width : filled;
  if (width >= headings && filled <= header.length) return null;
  return refused({
    code: 'columnsShifted',
    place: { sheet: sheet.name, row: headerRow, column: null },
    header: headings,
    cells,
  });
}

function assemble(
  format: StatementFormat,
  reads: readonly Read[],
  loadProblems: readonly Problem[],
  { answers, today, divisa }: UnderstandOptions,
): Statement | Refused {
  const recalledOrder =
    reads.map(({ recalled }) => recalled?.dayOrder).find((order) => order != null) ?? null;
  const dated = dateTables(
    reads.map(({ reading }) => reading),
    answers,
    recalledOrder,
    today,
  );
  const questions = questionsOf(reads, dated.questions, answers);
  let before = 0;
  const rows = dated.tables.map((table) => {
    const first = before;
    before += table.reading.groups.length;
    return tableMovements(table, first, loadProblems);
  });
  const parts = dated.tables.map((table, place) =>
    partsOf(
      table,
      unreadRows(
        [...loadProblems, ...(rows[place]?.problems ?? [])],
        table,
        place === dated.tables.length - 1,
      ),
    ),
  );
  const movements = [
    ...withCurrencies(
      rows.flatMap((one) => one.movements),
      parts.flat(),
      divisa,
    ),
  ];
  const problems = [...loadProblems, ...rows.flatMap((one) => one.problems)];
  if (movements.length === 0 && problems.length === 0) return emptyTable(reads[0]?.reading);
  const [main] = [...reads].sort((one, other) => rowsOf(other) - rowsOf(one));
  return {
    kind: 'statement',
    format,
    parts: parts.flat(),
    movements,
    notes: dated.tables.flatMap(notesOf),
    questions,
    problems,
    remember: main ? { key: main.key, mapping: mappingOf(main, dated.tables[reads.indexOf(main)]) } : null,
    recalled: reads.some(({ recalled }) => recalled !== null),
  };
}

/** The rows of a table that have a problem of their own; for the last table also the row that the file breaks off in. */
function unreadRows(problems: readonly Problem[], { reading }: DatedTable, isLast: boolean): Set<number> {
  const { sheet, rows } = reading.raw.table;
  const own = new Set(rows.map((place) => place + 1));
  return new Set(
    problems
      .filter(({ code, place }) => code !== 'brokenBalance' && place.sheet === sheet.name)
      .filter(({ code, place }) => own.has(place.row) || (isLast && code === 'cutOff'))
      .map(({ place }) => place.row),
  );
}

function questionsOf(reads: readonly Read[], days: readonly Question[], answers: Answers): Question[] {
  const bare = reads.find(({ reading, recalled }) => reading.raw.table.header === null && recalled === null);
  const open = reads.find(({ reading }) => reading.signOpen);
  const tied = reads.find(({ reading }) => isAmountColumnOpen(reading));
  return [
    ...(bare && !answers.noHeader ? [noHeaderQuestion(bare.reading, bare.profiles)] : []),
    ...(tied ? [amountColumnQuestion(tied.reading)] : []),
    ...days,
    ...(open ? [signQuestion(open.reading)] : []),
  ];
}

function mappingOf({ reading, profiles, recalled }: Read, dated: DatedTable | undefined): Mapping {
  const { sign } = reading.money;
  return {
    roles: rolesOf(reading, profiles.length),
    dayOrder: dated?.asked ? dated.order : (recalled?.dayOrder ?? null),
    sign: sign === 'inverted' || recalled?.sign ? (sign === 'inverted' ? 'inverted' : 'asWritten') : null,
  };
}

function rowsOf({ reading }: Read): number {
  return reading.raw.table.rows.length;
}

function emptyTable(reading: TableReading | undefined): Refused {
  const table = reading?.raw.table;
  if (!table?.headerRow) return refused({ code: 'noTable' });
  return refused({
    code: 'headerWithoutRows',
    place: { sheet: table.sheet.name, row: table.headerRow, column: null },
  });
}
