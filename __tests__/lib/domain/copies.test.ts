import { type CopyRecord, copyReminder, quietFrom } from '@/lib/domain/copies';
import { lossOf, type StoredMarker } from '@/lib/domain/data-loss';

const NOW = new Date('2026-10-20T10:00:00Z');
type State = { changes: number; since: string | null; quietUntil: string | null };

const NONE: State = { changes: 0, since: null, quietUntil: null };

it.each<[string, Partial<State>, ReturnType<typeof copyReminder>]>([
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

const MARKER: StoredMarker = { gastos: 328, at: '2026-10-05T10:00:00.000Z' };

function copy(reason: CopyRecord['reason'], at: string, gastos = 300): CopyRecord {
  return { id: 1, reason, at, gastos, categorias: 5, metodosPago: 2, bytes: 1000 };
}

const OLD = copy('gastos-deleted', '2026-06-03T10:00:00.000Z');

it.each<[string, StoredMarker | null, CopyRecord[], ReturnType<typeof lossOf>]>([
  ['there was never a marker', null, [OLD], null],
  ['the marker says that nothing was stored', { ...MARKER, gastos: 0 }, [OLD], null],
  ['there is no copy', MARKER, [], { ...MARKER, copy: null }],
  ['there is a copy', MARKER, [OLD], { ...MARKER, copy: OLD }],
  ['a copy holds no expense', MARKER, [copy('restore', MARKER.at, 0), OLD], { ...MARKER, copy: OLD }],
  [
    'it was reset after the marker, which does not know',
    MARKER,
    [copy('reset', '2026-10-05T10:00:01.000Z', 328)],
    null,
  ],
  [
    'it was reset long before',
    MARKER,
    [copy('reset', '2026-10-01T10:00:00.000Z')],
    { ...MARKER, copy: copy('reset', '2026-10-01T10:00:00.000Z') },
  ],
])('where %s', (_, marker, copies, loss) => {
  expect(lossOf(marker, copies)).toEqual(loss);
});
