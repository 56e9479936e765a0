import fc from 'fast-check';
import { findJsonFault, parseFile } from '@/lib/import/parse-file';
import { bytesOf } from '../../support/json-file';

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

it('takes the full form and leaves its items as they are', () => {
  const file = '{"categorias": [1], "metodosPago": [null], "gastos": [{"a": 1}, "x"], "extra": true}';
  expect(parseFile(bytesOf(file))).toEqual({
    ok: true,
    value: { categorias: [1], metodosPago: [null], gastos: [{ a: 1 }, 'x'] },
  });
});

it('takes an object with gastos alone', () => {
  const parsed = parseFile(bytesOf('{"gastos": []}'));
  expect(parsed).toEqual({ ok: true, value: { categorias: undefined, metodosPago: undefined, gastos: [] } });
});

it('takes the simple form as a file without categories and methods', () => {
  expect(parseFile(bytesOf('[{"nombre": "Pan"}]'))).toEqual({
    ok: true,
    value: { categorias: [], metodosPago: [], gastos: [{ nombre: 'Pan' }] },
  });
});

it.each([
  ['the full form', '\ufeff{"gastos": ["año"]}'],
  ['the simple form', '\ufeff["año"]'],
])('takes %s behind a byte order mark', (_, file) => {
  expect(parseFile(bytesOf(file))).toMatchObject({ ok: true, value: { gastos: ['año'] } });
});

it.each([
  ['Latin-1 bytes', [0x5b, 0x22, 0xf1, 0x22, 0x5d]],
  ['UTF-16 bytes', [0xff, 0xfe, 0x5b, 0x00, 0x5d, 0x00]],
  ['a character cut in two', [0x5b, 0x22, 0xc3]],
  ['no bytes', []],
  ['no JSON', 'nombre;cantidad'],
  ['JSON cut off', '[{"nombre": "Pan"'],
  ['single quotes', "['a']"],
  ['a comma too many', '[1,]'],
  ['NaN', '[NaN]'],
  ['a comment', '// gastos\n[]'],
  ['two byte order marks', '\ufeff\ufeff[]'],
])('says of %s that the file is unreadable', (_, content) => {
  expect(parseFile(bytesOf(content))).toEqual({ ok: false, fault: 'unreadable' });
});

it.each([
  'null',
  '"gastos"',
  '5',
  'true',
  '{}',
  '{"categorias": [], "metodosPago": []}',
  '{"gastos": null}',
  '{"gastos": {}}',
  '{"gastos": "[]"}',
  '{"gastos": {"length": 1, "0": {}}}',
  '{"Gastos": []}',
  '{"__proto__": {"gastos": []}}',
])('says of %s that it holds no array of expenses', (file) => {
  expect(parseFile(bytesOf(file))).toEqual({ ok: false, fault: 'no-gastos' });
});

it('gives back any JSON array, and never throws for any bytes', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), fc.uint8Array(), (gastos, bytes) => {
      const text = JSON.stringify(gastos);
      expect(parseFile(bytesOf(text))).toEqual({
        ok: true,
        value: { categorias: [], metodosPago: [], gastos: JSON.parse(text) as unknown },
      });
      expect(() => parseFile(bytesOf([...bytes]))).not.toThrow();
    }),
  );
});
