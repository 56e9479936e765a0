import { takeLineOfAddress } from '@/components/opening/page-programs';
import { LINE_FRAGMENT, OUTSIDE_LINE_KEY } from '@/lib/domain/query-address';
import { takeOutsideLine } from '@/lib/page/device/outside';
import { runProgram } from '@/__tests__/support/run-program';

function open(address: string): void {
  window.history.replaceState(null, '', address);
  runProgram(takeLineOfAddress, { fragment: LINE_FRAGMENT, keptKey: OUTSIDE_LINE_KEY });
}

function clean(): void {
  window.history.replaceState(null, '', window.location.pathname + window.location.search);
}

function address(): string {
  return window.location.pathname + window.location.search + window.location.hash;
}

afterEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

it.each([
  ['/#linea=12,50%20caf%C3%A9', '/', '12,50 café'],
  ['/gastos/?mes=2026-01#linea=pan+leche 3', '/gastos/?mes=2026-01', 'pan+leche 3'],
  ['/#linea=', '/', ''],
  ['/#linea=100%25%zz', '/', '100%%zz'],
  ['/#linea=10%%20pan%203%20%E2%82%AC', '/', '10% pan 3 €'],
  ['/#linea=3%20pan%20%ED%A0%80&x=%C3%28', '/', '3 pan \ufffd\ufffd\ufffd&x=\ufffd('],
  ['/#linea=a%0Ab', '/', 'a\nb'],
])('a line leaves %s before the page is there, and is taken once', (asked, left, line) => {
  open(asked);
  expect(address()).toBe(left);
  expect(takeOutsideLine(clean)).toBe(line);
  expect(takeOutsideLine(clean)).toBeNull();
});

it.each(['/', '/#contenido', '/?linea=3', '/#Linea=3'])('%s brings no line', (asked) => {
  open(asked);
  expect(address()).toBe(asked);
  expect(takeOutsideLine(clean)).toBeNull();
});

it('a line that the tab cannot keep is taken from the address', () => {
  sessionStorage.setItem('full', 'x'.repeat(4_900_000));
  const long = 'a'.repeat(200_000);
  open(`/#linea=${long}`);
  expect(address()).toBe(`/#linea=${long}`);
  expect(takeOutsideLine(clean)).toBe(long);
  expect(address()).toBe('/');
});
