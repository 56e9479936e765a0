import fc from 'fast-check';
import type { Movement } from '@/lib/statements/movement';
import type { Statement } from '@/lib/statements/statement';
import { LAYOUTS, livedMovements } from '../../support/statement-layouts';
import { propertyRuns } from '../../support/property-runs';
import { exampleBytes, readStatement, readWhole } from '../../support/read-statement';

/** Texts that are mutated letter by letter, each letter a byte. */
const TEXTS = Object.fromEntries<string>([
  ...[
    '01-santander-es.csv',
    '02-santander-es-html.xls',
    '03-caixabanknow.csv',
    '06-caixabank-ingresos-y-gastos.xls',
    '08-openbank-html-iso.xls',
    '12-abanca.csv',
    '13-n26-2024-en.csv',
    '15-revolut-es.csv',
    '18-norma43.n43',
    '19-ofx-sgml.ofx',
    '20-mercadopago-ar.csv',
  ].map((name): [string, string] => [name, Buffer.from(exampleBytes(name)).toString('latin1')]),
  ...LAYOUTS.filter(({ asks }) => !asks).map(({ name, render }): [string, string] => [
    name,
    Buffer.from(render(livedMovements(name.startsWith('Chile') ? 100 : 1)) as string).toString('latin1'),
  ]),
]);

type Mutation = (text: string, at: number, letter: string) => string;

const MUTATIONS: Record<string, Mutation> = {
  'a letter gone': (text, at) => text.slice(0, at) + text.slice(at + 1),
  'a letter more': (text, at, letter) => text.slice(0, at) + letter + text.slice(at),
  'another letter': (text, at, letter) => text.slice(0, at) + letter + text.slice(at + 1),
  'cut off': (text, at) => text.slice(0, at),
  'the beginning gone': (text, at) => text.slice(at),
  'a line gone': (text, at) => text.slice(0, text.lastIndexOf('\n', at) + 1) + text.slice(nextLine(text, at)),
  'a line twice': (text, at) =>
    text.slice(0, nextLine(text, at)) + text.slice(text.lastIndexOf('\n', at) + 1),
  'two lines joined': (text, at) => text.slice(0, nextLine(text, at) - 1) + text.slice(nextLine(text, at)),
  'a stretch gone': (text, at) => text.slice(0, at) + text.slice(at + 37),
  'a stretch twice': (text, at) => text.slice(0, at + 23) + text.slice(at),
};

function nextLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end + 1;
}

function bytes(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text, 'latin1'));
}

function digitsOf(text: string): string {
  return text.replace(/[.,' \u00a0]/g, '');
}

/**
 * Whether the digits of an amount stand in a text as a number of their own, with any marks, and cents there or left off. Leading zeros are of
 * formats that count cents.
 */
function stands(amount: number, text: string): boolean {
  const cents = String(Math.abs(amount));
  const units = String(Math.floor(Math.abs(amount) / 100));
  const numbers = (text.match(/\d[\d.,' \u00a0]*/g) ?? []).map((number) => number.trim());
  return (
    numbers.some((number) => {
      const digits = digitsOf(number).replace(/^0+/, '') || '0';
      if (digits === cents) return true;
      if (amount % 100 === 0 && digits === units) return true;
      return amount % 10 === 0 && digits === String(Math.abs(amount) / 10);
    }) ||
    new RegExp(`\\d{6}0*${cents}\\d`).test(digitsOf(text)) ||
    text.includes(cents.padStart(14, '0'))
  );
}

function key({ fecha, importe, saldo, state }: Movement): string {
  return `${fecha}|${importe}|${saldo}|${state.kind}`;
}

/** Values of a mutated file that stand neither in the file that it was nor in the row that they are said to be of. */
function inventedIn(statement: Statement, mutated: string, original: ReadonlySet<string>): Movement[] {
  const lines = mutated.split(/\r\n|\r|\n/);
  const reported = new Set(statement.problems.map(({ place }) => place.row));
  return statement.movements.filter((movement) => {
    if (reported.has(movement.row)) return false;
    if (movement.state.kind === 'ignored' || original.has(key(movement))) return false;
    const { row, importe, comision, saldo, fecha } = movement;
    const near =
      statement.format.kind === 'html' || statement.format.kind === 'spreadsheetml'
        ? mutated
        : lines.slice(Math.max(0, row - 1), row + 2).join('\n');
    const year = fecha?.slice(2, 4) ?? '';
    const dated = near.includes(year) || !/\d{2}[/-]\d{2}[/-]\d{2}/.test(near);
    const right = stands(importe - comision, near) && (saldo === null || stands(saldo, near)) && dated;
    return !right;
  });
}

const originals = new Map<string, Set<string>>();

async function keysOf(name: string): Promise<Set<string>> {
  const known = originals.get(name);
  if (known) return known;
  const keys = new Set((await readWhole(bytes(TEXTS[name] ?? ''))).movements.map(key));
  originals.set(name, keys);
  return keys;
}

const mutated = fc.record({
  name: fc.constantFrom(...Object.keys(TEXTS)),
  kind: fc.constantFrom(...Object.keys(MUTATIONS)),
  at: fc.double({ min: 0, max: 0.9999, noNaN: true }),
  letter: fc.constantFrom('0', '9', '5', ',', '.', ';', '-', '"', 'x', ' ', '\n', '\t', '<', '/', 'é'),
});

it('invents no value in a mutated file, never throws, and says where a proof breaks', async () => {
  await fc.assert(
    fc.asyncProperty(mutated, async ({ name, kind, at, letter }) => {
      const text = TEXTS[name] ?? '';
      const changed = MUTATIONS[kind]?.(text, Math.floor(at * text.length), letter) ?? text;
      const read = await readStatement(bytes(changed));
      // While a question is open nothing is final.
      if (read.kind === 'refused' || read.questions.length > 0) return;
      expect(inventedIn(read, changed, await keysOf(name))).toEqual([]);
    }),
    propertyRuns(100),
  );
});

it('throws for no bytes at all', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (noise) => {
      await readStatement(noise);
    }),
    propertyRuns(100),
  );
});

it('throws for no workbook of which bytes are changed', async () => {
  // The library of workbooks tells the console of records that it does not know.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const workbooks = [
    '05-caixabank-biff.xls',
    '07-ing-es.xls',
    '10-bbva-es.xlsx',
    '24-bancoestado-cuentarut.xlsx',
  ].map(exampleBytes);
  const changed = fc.record({
    workbook: fc.constantFrom(...workbooks),
    places: fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { minLength: 1, maxLength: 8 }),
  });
  await fc.assert(
    fc.asyncProperty(changed, async ({ workbook, places }) => {
      const copy = workbook.slice();
      for (const [at, byte] of places) copy[at % copy.length] = byte;
      await readStatement(copy);
    }),
    propertyRuns(100),
  );
});
