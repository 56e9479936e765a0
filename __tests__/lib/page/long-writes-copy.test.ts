import { keepCopyBeforeRemoving, longAct } from '@/lib/page/acts/long-writes';
import { provideRecordingWorker, RecordingWorker } from '../../support/recording-worker';

provideRecordingWorker();

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

it('the copy before a deletion says from one second on how far it is', async () => {
  const kept = keepCopyBeforeRemoving(100_000);
  const worker = RecordingWorker.last();
  jest.advanceTimersByTime(999);
  worker.reply({ type: 'percent', percent: 12 });
  expect(longAct.getState().act).toBeNull();
  jest.advanceTimersByTime(1);
  expect(longAct.getState().act).toMatchObject({ doing: 'copying', percent: 12, isCancelling: false });
  worker.reply({ type: 'percent', percent: 40 });
  expect(longAct.getState().act).toMatchObject({ percent: 40 });
  worker.reply({ type: 'outcome', outcome: { kind: 'finished', copyId: 1 } });
  expect(await kept).toBeNull();
  expect(longAct.getState().act).toBeNull();
});

it.each<[string, object]>([
  ['asks the worker to stop', { kind: 'cancelled' }],
  ['deletes nothing even if the copy was kept by then', { kind: 'finished', copyId: 1 }],
])('«Cancelar» meanwhile %s', async (_, outcome) => {
  const kept = keepCopyBeforeRemoving(100_000);
  const worker = RecordingWorker.last();
  jest.advanceTimersByTime(1000);
  longAct.getState().act?.cancel();
  expect(worker.received.at(-1)).toEqual({ type: 'cancel' });
  expect(longAct.getState().act).toMatchObject({ isCancelling: true });
  worker.reply({ type: 'outcome', outcome });
  expect(await kept).toBe('cancelled');
  expect(longAct.getState().act).toBeNull();
});

it('few expenses need no copy', async () => {
  expect(await keepCopyBeforeRemoving(9)).toBeNull();
  expect(RecordingWorker.created).toEqual([]);
});
