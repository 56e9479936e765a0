import { hiddenZone } from '@/lib/page/hidden-zone';

afterEach(() => {
  localStorage.clear();
});

it.each(['UTC', 'Atlantic/Reykjavik'])('is the zone that the browser had before it gave %s', (given) => {
  expect(hiddenZone(given)).toBeNull();
  expect(hiddenZone('Europe/Madrid')).toBeNull();
  expect(hiddenZone(given)).toBe('Europe/Madrid');
  expect(hiddenZone('America/Bogota')).toBeNull();
  expect(hiddenZone(given)).toBe('America/Bogota');
});
