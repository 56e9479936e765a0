import {
  type CopyReason,
  type CopyRecord,
  type DataLoss,
  lossOf,
  type StoredMarker,
} from '@/lib/domain/copies';

const MARKER: StoredMarker = { gastos: 328, at: '2026-10-05T10:00:00.000Z' };

function copy(reason: CopyReason, at: string, gastos = 300): CopyRecord {
  return { id: 1, reason, at, gastos, categorias: 5, metodosPago: 2, bytes: 1000 };
}

const OLD = copy('gastos-deleted', '2026-06-03T10:00:00.000Z');

it.each<[string, StoredMarker | null, CopyRecord[], DataLoss | null]>([
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
