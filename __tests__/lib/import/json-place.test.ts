import fc from 'fast-check';
import { findJsonFault } from '@/lib/import/json-place';

function placeIn(text: string) {
  return findJsonFault(new TextEncoder().encode(text).buffer);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

it.each([
  ['[1, 2', 1, 6, '[1, 2'],
  ['', 1, 1, ''],
  ['{\n  "a": 12,50\n}', 2, 11, '"a": 12,50'],
  ['{\r\n"a": 1,\r\n}', 3, 1, '}'],
  ['{\r"a": tru\r}', 2, 6, '"a": tru'],
  ['nombre;cantidad', 1, 1, 'nombre;cantidad'],
  ['[1] x', 1, 5, '[1] x'],
  ["{'a': 1}", 1, 2, "{'a': 1}"],
  ['["sin fin]', 1, 2, '["sin fin]'],
  ['["a\nb"]', 1, 2, '["a'],
  ['[01]', 1, 3, '[01]'],
  ['[1,]', 1, 4, '[1,]'],
  [`[${'"ab",'.repeat(20)}x]`, 1, 102, '"ab","ab","ab","ab","ab",x]'.slice(-26)],
])('in %j it is in line %i, column %i: %s', (text, line, column, excerpt) => {
  expect(placeIn(text)).toEqual({ line, column, excerpt });
});

it('says that bytes are no UTF-8', () => {
  expect(findJsonFault(Uint8Array.from([0x5b, 0x22, 0xf1, 0x22, 0x5d]).buffer)).toBe('encoding');
});

it('finds nothing in JSON, byte order mark or not', () => {
  expect(placeIn('\ufeff{"gastos": []}')).toBeNull();
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(placeIn(text)).toBeNull();
    }),
  );
});

it('finds a fault exactly where the browser finds one, in any text', () => {
  const piece = fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"a"',
    '"\\u00e1"',
    '"\\x"',
    '1',
    '-0.5e3',
    '01',
    'null',
    ' ',
    '\n',
    '"',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join('');
      expect([text, placeIn(text) === null]).toEqual([text, isJson(text)]);
    }),
    { numRuns: 2000 },
  );
});

it('is done soon with a long text and with one that nests deep', () => {
  expect(placeIn('['.repeat(500_000))).toMatchObject({ column: 500_001 });
  expect(placeIn(`["${'a'.repeat(2_000_000)}", x]`)).toMatchObject({ column: 2_000_006 });
  expect(placeIn(`["${'\\n'.repeat(500_000)}", x]`)).toMatchObject({ column: 1_000_006 });
});
