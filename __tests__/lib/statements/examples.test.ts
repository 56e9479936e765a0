import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Movement } from '@/lib/statements/movement';
import type { Answers, ColumnRole } from '@/lib/statements/statement';
import { exampleBytes, readWhole } from '../../support/read-statement';

type ExpectedRow = {
  fila?: number;
  fecha: string | null;
  importe: number;
  concepto: string;
  saldo: number | null;
  ignored: string | null;
  comision?: number;
};

type Expected = {
  currency: string;
  currencyInFile: boolean;
  currencyDigits: number;
  order: string;
  headerRow: number | null;
  mustAsk: string[];
  answers: { dayMonth?: string; noHeader?: Record<string, number> };
  opening: number | null;
  closing: number | null;
  outgoing: number;
  outgoingSum: number;
  incoming: number;
  incomingSum: number;
  ignored: number;
  rows: ExpectedRow[];
  rowsTotal: number;
  rowsSha256: string;
  rowsComplete: boolean;
  accounts?: { cuenta: string; opening: number; closing: number }[];
};

const FOLDER = join(__dirname, '../../support/extractos');
const names = readdirSync(FOLDER).filter((name) => !name.endsWith('.json') && name !== 'README.md');

describe.each(names)('%s', (name) => {
  const expected = JSON.parse(new TextDecoder().decode(exampleBytes(`${name}.expected.json`))) as Expected;

  it('is read to the day, the cent and the letter, and asks only what it must', async () => {
    const bytes = exampleBytes(name);
    const first = await readWhole(bytes);
    expect(first.questions.map(({ kind }) => kind).sort()).toEqual([...expected.mustAsk].sort());
    const statement = first.questions.length === 0 ? first : await readWhole(bytes, answersOf(expected));
    expect(statement.questions).toEqual([]);
    expect(statement.problems).toEqual([]);
    const listed = expected.rowsComplete
      ? statement.movements
      : expected.rows.map(({ fila }) => statement.movements[fila ?? -1]);
    expect(listed.map((movement) => movement && plain(movement))).toEqual(expected.rows.map(plainExpected));
    expect(statement.movements).toHaveLength(expected.rowsTotal);
    expect(hashOf(statement.movements, expected.currencyDigits)).toBe(expected.rowsSha256);
    const totals = totalsOf(statement.movements);
    expect(totals).toEqual({
      outgoing: expected.outgoing,
      outgoingSum: cents(expected.outgoingSum),
      incoming: expected.incoming,
      incomingSum: cents(expected.incomingSum),
      pending: expected.rows.filter(({ ignored }) => ignored === 'pendiente').length,
      ignored: expected.ignored - expected.rows.filter(({ ignored }) => ignored === 'pendiente').length,
    });
    const [part] = statement.parts;
    expect(part?.headerRow).toBe(expected.headerRow);
    expect(part?.order).toBe(expected.order);
    if (expected.currencyInFile) expect(part?.divisa).toBe(expected.currency);
    if (expected.accounts)
      expect(statement.parts.map(({ cuenta, opening, closing }) => ({ cuenta, opening, closing }))).toEqual(
        expected.accounts.map(({ cuenta, opening, closing }) => ({
          cuenta,
          opening: cents(opening),
          closing: cents(closing),
        })),
      );
    else {
      expect(part?.opening).toBe(expected.opening === null ? null : cents(expected.opening));
      expect(part?.closing).toBe(expected.closing === null ? null : cents(expected.closing));
    }
    const provable = expected.rows.some(({ saldo }) => saldo !== null);
    if (provable) expect(part?.proof.kind).toBe('balance');
  });
});

function answersOf({ answers }: Expected): Answers {
  const roles: ColumnRole[] = [];
  for (const [role, column] of Object.entries(answers.noHeader ?? {})) roles[column - 1] = role as ColumnRole;
  return {
    dayMonth: 'dayFirst',
    noHeader: Array.from(roles, (role) => (role as ColumnRole | undefined) ?? 'ninguna'),
  };
}

function cents(units: number): number {
  return Math.round(units * 100);
}

function squeezed(text: string): string {
  return text.replace(/\s+/g, '');
}

/** Own money set aside is shown apart as other charges that may not be spending are; those are movements to the examples. */
function reason({ state }: Movement): string | null {
  if (state.kind === 'aside') return state.reason === 'reservado' ? state.reason : null;
  return state.kind === 'ignored' ? state.reason : state.kind === 'pending' ? 'pendiente' : null;
}

function plain(movement: Movement): object {
  const { fecha, importe, concepto, saldo, comision } = movement;
  return { fecha, importe, concepto: squeezed(concepto), saldo, ignored: reason(movement), comision };
}

function plainExpected({ fecha, importe, concepto, saldo, ignored, comision }: ExpectedRow): object {
  return {
    fecha,
    importe: cents(importe),
    concepto: squeezed(concepto),
    saldo: saldo === null ? null : cents(saldo),
    ignored,
    comision: cents(comision ?? 0),
  };
}

function hashOf(movements: readonly Movement[], digits: number): string {
  const unit = 10 ** (2 - digits);
  const lines = movements.map((movement) =>
    [
      movement.fecha ?? '',
      movement.importe / unit,
      movement.saldo === null ? '' : movement.saldo / unit,
      squeezed(movement.concepto),
      reason(movement) ?? '',
    ].join('|'),
  );
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}

/** Sums that add up to the statement's rows; money set aside counts with the ignored. */
function totalsOf(movements: readonly Movement[]) {
  const totals = { outgoing: 0, outgoingSum: 0, incoming: 0, incomingSum: 0, pending: 0, ignored: 0 };
  for (const { state, importe } of movements) {
    if (state.kind === 'pending') totals.pending += 1;
    else if (state.kind === 'ignored' || (state.kind === 'aside' && state.reason === 'reservado'))
      totals.ignored += 1;
    else if (importe < 0) {
      totals.outgoing += 1;
      totals.outgoingSum -= importe;
    } else {
      totals.incoming += 1;
      totals.incomingSum += importe;
    }
  }
  return totals;
}
