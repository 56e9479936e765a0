import { deviceFileName, deviceIdOf, deviceNombreOf, systemOf, whichFileOf } from '@/lib/domain/device';

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0 Safari/537.36',
    'Chrome',
    'Windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/141.0 Safari/537.36 Edg/141.0',
    'Edge',
    'Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36',
    'Chrome',
    'Android',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 'Safari', 'Mac'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/141.0 Mobile Safari/604.1',
    'Chrome',
    'iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox', 'Linux'],
  ['curl/8', null, null],
])('%s', (userAgent, browser, system) => {
  expect(systemOf(userAgent)).toEqual({ browser, system });
});

it.each([
  ['Chrome en Windows', 'mis-gastos-chrome-en-windows-k3x9q7-a.json'],
  ['El portátil de Íñigo ☕', 'mis-gastos-el-portatil-de-inigo-k3x9q7-a.json'],
  ['../../etc', 'mis-gastos-etc-k3x9q7-a.json'],
  ['家', 'mis-gastos-dispositivo-k3x9q7-a.json'],
  ['x'.repeat(40), `mis-gastos-${'x'.repeat(24)}-k3x9q7-a.json`],
])('the files of «%s» are called %s', (nombre, name) => {
  const device = { id: 'k3x9q7', nombre };
  expect(deviceFileName(device, 'a')).toBe(name);
  expect(whichFileOf({ ...device, nombre: 'Otro' }, name)).toBe('a');
  expect(whichFileOf({ ...device, id: 'abcdef' }, name)).toBeNull();
});

it('the files of before are no device’s', () => {
  expect(whichFileOf({ id: 'k3x9q7', nombre: 'Uno' }, 'mis-gastos-a.json')).toBeNull();
});

it.each([[''], ['  '], [3], [null]])('%j is no name', (value) => {
  expect(deviceNombreOf(value)).toBeNull();
});

it('cuts a long name, never in the middle of a character', () => {
  expect(deviceNombreOf(` ${'a'.repeat(39)}😀b`)).toBe(`${'a'.repeat(39)}😀`);
});

it.each(['', 'abc', 'con-guion', '../..', 'MAYUS', 7])('%j is no id', (value) => {
  expect(deviceIdOf(value)).toBeNull();
});
