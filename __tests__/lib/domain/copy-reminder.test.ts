import { copyReminder, type CopyReminder, type CopyState, quietFrom } from '@/lib/domain/copies';

const NOW = new Date('2026-10-20T10:00:00Z');
const NONE: CopyState = { changes: 0, since: null, quietUntil: null };

it.each<[string, Partial<CopyState>, CopyReminder | null]>([
  ['nothing is stored and nothing changed', {}, null],
  ['24 changes were made', { changes: 24 }, null],
  ['25 changes were made', { changes: 25 }, { kind: 'changes', changes: 25 }],
  ['more were made', { changes: 140 }, { kind: 'changes', changes: 140 }],
  ['13 days and 23 hours went by', { since: '2026-10-06T11:00:00Z' }, null],
  ['14 days went by', { since: '2026-10-06T10:00:00Z' }, { kind: 'days', days: 14 }],
  ['a year went by', { since: '2025-10-20T10:00:00Z' }, { kind: 'days', days: 365 }],
  ['the instant cannot be read', { since: 'soon' }, null],
  ['the clock was set back since', { since: '2027-01-01T00:00:00Z' }, null],
  ['both are due', { changes: 30, since: '2026-09-01T10:00:00Z' }, { kind: 'changes', changes: 30 }],
  ['the person asked for quiet', { changes: 30, quietUntil: '2026-10-20T10:00:01Z' }, null],
  [
    'quiet was asked for while the clock was ahead',
    { changes: 30, quietUntil: '2026-10-28T10:00:00Z' },
    { kind: 'changes', changes: 30 },
  ],
  [
    'the quiet is over',
    { changes: 30, quietUntil: '2026-10-20T10:00:00Z' },
    { kind: 'changes', changes: 30 },
  ],
])('where %s', (_, state, reminder) => {
  expect(copyReminder({ ...NONE, ...state }, NOW)).toEqual(reminder);
});

it('«later» is in seven days', () => {
  expect(quietFrom(NOW)).toBe('2026-10-27T10:00:00.000Z');
});
