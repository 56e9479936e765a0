import { hiddenZone } from '@/lib/page/storage/private-browsing';

afterEach(() => {
  localStorage.clear();
});

const MADRID = { offsets: '-60,-120', zone: () => 'Europe/Madrid' };
const BOGOTA = { offsets: '300,300', zone: () => 'America/Bogota' };
const ABIDJAN = { offsets: '0,0', zone: () => 'Africa/Abidjan' };

it.each(['UTC', 'Atlantic/Reykjavik'])('is the zone that the browser had before it gave %s', (given) => {
  const hiding = { offsets: '0,0', zone: () => given };
  expect(hiddenZone(hiding)).toBeNull();
  expect(hiddenZone(MADRID)).toBeNull();
  expect(hiddenZone(hiding)).toBe('Europe/Madrid');
  expect(hiddenZone(BOGOTA)).toBeNull();
  expect(hiddenZone(hiding)).toBe('America/Bogota');
  expect(hiddenZone(ABIDJAN)).toBeNull();
  expect(hiddenZone(hiding)).toBe('Africa/Abidjan');
});

it('does not ask for the zone while the clock is that of the known one', () => {
  const zone = jest.fn(MADRID.zone);
  hiddenZone({ ...MADRID, zone });
  hiddenZone({ ...MADRID, zone });
  expect(zone).toHaveBeenCalledTimes(1);
});

it('reads what was kept without offsets', () => {
  localStorage.setItem('mis-gastos:zone', 'Europe/Madrid');
  expect(hiddenZone({ offsets: '0,0', zone: () => 'UTC' })).toBe('Europe/Madrid');
});
