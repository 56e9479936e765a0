import fc from 'fast-check';
import { parseFile } from '@/lib/import/parse-file';
import { bytesOf } from '../../support/json-file';

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
