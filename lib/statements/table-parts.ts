import { accountAbove } from '@/lib/statements/account-numbers';
import { cellText } from '@/lib/statements/cell';
import type { DatedTable } from '@/lib/statements/date-tables';
import { foldText } from '@/lib/read/words';
import { divisaOf } from '@/lib/read/currencies';
import { divisaIn } from '@/lib/statements/lex-amount';
import type { Part, Proof } from '@/lib/statements/statement';
import type { TableReading } from '@/lib/statements/table-reading';

/** `unread` holds the numbers of unreadable rows, counted from 1. */
export function partsOf({ reading, orders }: DatedTable, unread: ReadonlySet<number>): Part[] {
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
