import type { Fecha } from '@/lib/domain/dates';
import { divisaOf } from '@/lib/read/currencies';
import { foldText } from '@/lib/read/words';
import { type CellSheet, cellText } from '@/lib/statements/cells/cell';
import { type ColumnProfile, profileColumns } from './column-profile';
import { type ColumnChoices, rolesByHeader } from './column-roles';
import { accountAbove, bancoAbove, bancoOfCuenta, onlyBanco } from './cuenta';
import { withCurrencies } from './currencies';
import { type DatedTable, dateTables } from './date-tables';
import { type CellTable, findTables, missingColumn } from './find-tables';
import { divisaIn } from '@/lib/statements/cells/lex-amount';
import type { LoadedStatement, StatementFormat } from '@/lib/statements/files/load-statement';
import { leavesOut, type Problem, refused, type Refused } from '@/lib/statements/movement';
import { withOwnAmounts } from './own-amounts';
import { readRawTable } from './raw-table';
import type { Answers, Mapping, Part, Proof, Recalled, Statement } from '@/lib/statements/statement';
import { notesOf, tableMovements } from './table-movements';
import { mappingKey, questionsOf, readingKey, recalledFor } from './table-questions';
import { isSignGuessed, readTable, rolesOf, type TableReading } from './table-reading';
import { understandLedger } from './understand-ledger';
import { rolesByContent, rolesByMapping } from './unheaded-roles';

/** `unread`: row numbers, from 1. */
function partsOf({ reading, orders }: DatedTable, unread: ReadonlySet<number>): Part[] {
  const { raw, groups, money } = reading;
  const { table } = raw;
  const common = divisaOfTable(reading);
  const above = accountAbove(table);
  const amounts =
    money.plan.kind === 'single' ? money.plan.column : (money.plan.charge ?? money.plan.credit ?? -1);
  return groups.map(({ cuenta, divisa }, group): Part => {
    const chain = money.chains[group];
    const trusted = chain && chain.links > 0 && chain.breaks.length === 0;
    return {
      sheet: table.sheet.name,
      cuenta: cuenta ?? above,
      divisa: (divisa === null ? null : divisaOf(divisa)) ?? common,
      headerRow: table.headerRow,
      order: orders[group] ?? null,
      decimals: raw.money.get(amounts)?.style.mark ?? null,
      opening: trusted ? chain.opening : null,
      closing: trusted ? chain.closing : null,
      proof: proofOf(reading, group, unread),
    };
  });
}

function proofOf({ raw, groups, money }: TableReading, group: number, unread: ReadonlySet<number>): Proof {
  const chain = money.chains[group];
  if (!chain || chain.links === 0) return { kind: 'none' };
  const places = (groups[group]?.places ?? []).filter(
    (at) =>
      raw.kinds[at] === 'unread' ||
      (raw.kinds[at] === 'movement' &&
        (raw.states[at] === null ||
          money.balance === null ||
          typeof raw.money.get(money.balance)?.values[at] === 'number')),
  );
  const rows = new Set(raw.table.rows.map((place) => place + 1));
  const cut = group === groups.length - 1 ? [...unread].filter((row) => !rows.has(row)).length : 0;
  const of = places.length + cut;
  const lost = places.filter((at) => unread.has((raw.table.rows[at] ?? 0) + 1)).length + cut;
  if (chain.breaks.length === 0)
    return lost > 0 ? { kind: 'unread', right: of - lost, of } : { kind: 'balance', right: of, of };
  if (chain.breaks.length > chain.links / 2) return { kind: 'unrelated', of };
  return { kind: 'broken', right: of - chain.breaks.length, of };
}

function divisaOfTable({ raw, money }: TableReading): string | null {
  const { table, choices } = raw;
  const columns = money.plan.kind === 'single' ? [money.plan.column] : [money.plan.charge, money.plan.credit];
  const used = [...columns, money.balance, choices.fee].filter((column) => column !== null);
  const headings = used.flatMap((column) => divisaIn((table.header?.[column] ?? '').toUpperCase()) ?? []);
  const glued = used.flatMap((column) => [...(raw.money.get(column)?.divisas ?? [])]);
  return (
    oneOf(headings) ??
    oneOf(glued) ??
    divisaAbove(reading(table.sheet.rows.slice(table.above.from, table.above.to)))
  );
}

function reading(rows: readonly (readonly Parameters<typeof cellText>[0][])[]): string[] {
  return rows.map((row) => row.map(cellText).join(' ').slice(0, 500));
}

function divisaAbove(texts: readonly string[]): string | null {
  const named = texts
    .filter((text) => /\b(?:divisa|moneda|currency)\b/.test(foldText(text)))
    .flatMap((text) => divisaIn(text) ?? []);
  return oneOf(named) ?? oneOf(texts.flatMap((text) => divisaIn(text) ?? []));
}

function oneOf(codes: readonly string[]): string | null {
  const different = new Set(codes);
  return different.size === 1 ? ([...different][0] ?? null) : null;
}

/** `today` serves for presets only; `divisa` is the person's. */
type UnderstandOptions = {
  answers: Answers;
  /** Remembered readings, by the key of their source. */
  remembered: Readonly<Record<string, Mapping>>;
  today: Fecha;
  divisa: string;
};

type Read = {
  reading: TableReading;
  profiles: ColumnProfile[];
  key: string;
  /** The key of its source. */
  memory: string;
  remembered: Mapping | null;
  recalled: Recalled[];
};

/** Call it again with the answers to questions. Pure and total. */
export function understandStatement(
  loaded: LoadedStatement,
  options: UnderstandOptions,
): Statement | Refused {
  return loaded.kind === 'ledger'
    ? understandLedger(loaded.format, loaded.ledger, options.divisa)
    : understandTables(loaded.format, loaded.sheets, loaded.problems, options);
}

function understandTables(
  format: StatementFormat,
  sheets: readonly CellSheet[],
  loadProblems: readonly Problem[],
  options: UnderstandOptions,
): Statement | Refused {
  const tables = findTables(sheets);
  if ('kind' in tables) return tables;
  const strict = format.kind === 'delimited' || format.kind === 'html';
  const reads: Read[] = [];
  let fault: Refused | null = null;
  for (const table of tables) {
    const read = readOne(table, strict, format, options);
    if ('kind' in read) fault ??= read;
    else reads.push(read);
  }
  if (reads.length === 0) return refusalOf(fault, sheets);
  return assemble(format, reads, loadProblems, options);
}

function refusalOf(fault: Refused | null, sheets: readonly CellSheet[]): Refused {
  const isBare = fault !== null && 'place' in fault.fault && fault.fault.place === null;
  return (isBare ? missingColumn(sheets) : null) ?? fault ?? refused({ code: 'no-table' });
}

function readOne(
  table: CellTable,
  strict: boolean,
  format: StatementFormat,
  options: UnderstandOptions,
): Read | Refused {
  const profiles = profileColumns(table);
  const shifted = format.kind === 'delimited' ? shiftedHeader(table, profiles) : null;
  if (shifted) return shifted;
  const { answers, remembered } = options;
  const key = mappingKey(table, profiles);
  const free = readWith(table, profiles, strict, options);
  const [accounts, day] = 'kind' in free ? NO_COLUMNS : keyColumns(free);
  const memory = readingKey(key, format, table, accounts, day);
  const known = Object.hasOwn(remembered, memory) ? (remembered[memory] ?? null) : null;
  const recalled = known && !('kind' in free) ? recalledFor(free, profiles, known, answers) : [];
  const all = recalled.reduce((said, one) => ({ ...one.answers, ...said }), answers);
  const reading =
    recalled.length === 0 ? free : readWith(table, profiles, strict, { ...options, answers: all });
  return 'kind' in reading ? reading : { reading, profiles, key, memory, remembered: known, recalled };
}

function readWith(
  table: CellTable,
  profiles: readonly ColumnProfile[],
  strict: boolean,
  { answers, divisa }: Pick<UnderstandOptions, 'answers' | 'divisa'>,
): TableReading | Refused {
  const choices = choicesOf(table, profiles, answers, divisa);
  const place =
    table.headerRow === null ? null : { sheet: table.sheet.name, row: table.headerRow, column: null };
  const header = table.header ?? [];
  if (choices.days.length === 0) return refused({ code: 'no-day-column', place, header });
  const raw = readRawTable(table, choices, strict);
  return readTable(raw, answers.sign ?? null) ?? refused({ code: 'no-amount-column', place, header });
}

const NO_COLUMNS: [string[], null] = [[], null];

function keyColumns({ raw, groups }: TableReading): [string[], number | null] {
  const accounts = groups.flatMap(({ cuenta }) => cuenta ?? []);
  return [accounts, raw.choices.days[0] ?? null];
}

function choicesOf(
  table: CellTable,
  profiles: readonly ColumnProfile[],
  answers: Answers,
  divisa: string,
): ColumnChoices {
  if (table.header === null)
    return answers.noHeader ? rolesByMapping(answers.noHeader) : rolesByContent(profiles);
  const { amountColumn: chosen } = answers;
  const choices = withOwnAmounts(
    table,
    profiles,
    rolesByHeader(table.header, profiles, divisa),
    divisa,
    chosen,
  );
  return chosen !== undefined && choices.tied.includes(chosen)
    ? { ...choices, amounts: [chosen], tied: [] }
    : choices;
}

function shiftedHeader(
  { header, headerRow, sheet, width }: CellTable,
  profiles: readonly ColumnProfile[],
): Refused | null {
  if (header === null || headerRow === null || width === null) return null;
  const headings = header.findLastIndex((text) => text !== '') + 1;
  const filled = profiles.findLastIndex((profile) => profile.filled > profile.rows * 0.2) + 1;
  const cells = width < headings ? width : filled;
  if (width >= headings && filled <= header.length) return null;
  return refused({
    code: 'columns-shifted',
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
  const rememberedOrder =
    reads.map(({ remembered }) => remembered?.dayOrder).find((order) => order != null) ?? null;
  const dated = dateTables(
    reads.map(({ reading }) => reading),
    answers,
    rememberedOrder,
    today,
  );
  const rows = rowsOfTables(dated.tables, loadProblems);
  const parts = dated.tables.flatMap((table, place) => {
    const known = [...loadProblems, ...(rows[place]?.problems ?? [])];
    return partsOf(table, unreadRows(known, table, place === dated.tables.length - 1));
  });
  const written = rows.flatMap((one) => one.movements);
  const movements = [...withCurrencies(written, parts, divisa)];
  const problems = [...loadProblems, ...rows.flatMap((one) => one.problems)];
  if (movements.length === 0 && problems.length === 0) return emptyTable(reads[0]?.reading);
  return {
    kind: 'statement',
    format,
    banco: onlyBanco([
      ...reads.map(({ reading }) => bancoAbove(reading.raw.table)),
      ...parts.map(({ cuenta }) => cuenta && bancoOfCuenta(cuenta)),
    ]),
    parts,
    movements,
    notes: dated.tables.flatMap(notesOf),
    questions: questionsOf(reads, dated.questions, answers),
    problems,
    remember: rememberedOf(reads, dated.tables, answers),
    recalled: [...reads.flatMap(({ recalled }) => recalled).filter(isFirstOfKind), ...dated.recalled],
  };
}

function rowsOfTables(tables: readonly DatedTable[], loadProblems: readonly Problem[]) {
  let part = 0;
  return tables.map((table) => {
    const rows = tableMovements(table, part, loadProblems);
    part += table.reading.groups.length;
    return rows;
  });
}

function rememberedOf(
  reads: readonly Read[],
  tables: readonly DatedTable[],
  answers: Answers,
): Statement['remember'] {
  const [main] = [...reads].sort((one, other) => rowsOf(other) - rowsOf(one));
  if (!main) return null;
  const { key, memory } = main;
  return { key, reading: memory, mapping: mappingOf(main, tables[reads.indexOf(main)], answers) };
}

function unreadRows(problems: readonly Problem[], { reading }: DatedTable, isLast: boolean): Set<number> {
  const { sheet, rows } = reading.raw.table;
  const own = new Set(rows.map((place) => place + 1));
  return new Set(
    problems
      .filter((problem) => leavesOut(problem) && problem.place.sheet === sheet.name)
      .filter(({ code, place }) => own.has(place.row) || (isLast && code === 'cut-off'))
      .map(({ place }) => place.row),
  );
}

function mappingOf(
  { reading, profiles, remembered }: Read,
  dated: DatedTable | undefined,
  answers: Answers,
): Mapping {
  const { sign } = reading.money;
  const order = dated?.order ?? null;
  const said = isSignGuessed(reading) ? (answers.sign ?? remembered?.sign ?? null) : null;
  return {
    roles: rolesOf(reading, profiles.length),
    dayOrder: dated?.asked || remembered?.dayOrder === order ? order : null,
    sign: said ?? (sign === 'inverted' ? 'inverted' : null),
  };
}

function isFirstOfKind({ question }: Recalled, place: number, all: readonly Recalled[]): boolean {
  return all.findIndex((one) => one.question.kind === question.kind) === place;
}

function rowsOf({ reading }: Read): number {
  return reading.raw.table.rows.length;
}

function emptyTable(reading: TableReading | undefined): Refused {
  const table = reading?.raw.table;
  if (!table?.headerRow) return refused({ code: 'no-table' });
  return refused({
    code: 'header-without-rows',
    place: { sheet: table.sheet.name, row: table.headerRow, column: null },
  });
}
