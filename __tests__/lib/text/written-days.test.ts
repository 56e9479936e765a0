import { writtenDays } from '@/lib/text/written-values';

it('writes a day of any year with little room', () => {
  const { dayOfAnyYear, nearDay, shortMes, mesName } = writtenDays('es-ES');
  expect(dayOfAnyYear('2018-09-19')).toBe('mié, 19 sept 2018');
  expect(nearDay('2026-11-21')).toBe('sáb 21');
  expect([shortMes('2026-10'), mesName('2026-10')]).toEqual(['oct', 'octubre']);
});
