import { fingerprintOf } from '@/lib/domain/tally';
import { buildGasto } from '../../support/build-gasto';

it('is the same for the same fields, whatever their order and the id', () => {
  const { id, ...fields } = buildGasto();
  const turned = Object.fromEntries(Object.entries(fields).reverse());
  expect(fingerprintOf({ ...turned, id: id + 1 })).toBe(fingerprintOf({ id, ...fields }));
});

it.each([
  ['nombre', 'Otro'],
  ['cantidad', 12.51],
  ['fecha', '2026-10-06'],
  ['categoriaId', 9],
  ['estado', 'pendiente'],
  ['nota', 'de otro programa'],
])('changes with %s', (field, value) => {
  const gasto = buildGasto();
  expect(fingerprintOf({ ...gasto, [field]: value })).not.toBe(fingerprintOf(gasto));
});

it('is a whole number from 1 to 2^32 - 1', () => {
  const fingerprint = fingerprintOf(buildGasto());
  expect(Number.isInteger(fingerprint)).toBe(true);
  expect(fingerprint).toBeGreaterThan(0);
  expect(fingerprint).toBeLessThan(2 ** 32);
});
