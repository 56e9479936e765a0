import { emptyTally, type StoredTally } from '@/lib/domain/tally';
import { AS_IT_IS, type ImportOutcome } from '@/lib/import/import-flow';
import { awaitFile, prepareImport, startJob, stopJobs } from '@/lib/page/workers';
import { provideLocks } from '../../support/provide-locks';
import { provideRecordingWorker, RecordingWorker } from '../../support/recording-worker';

const given = { file: new File(['[]'], 'gastos.json'), ...AS_IT_IS };

function start() {
  const percents: number[] = [];
  const stored: StoredTally[] = [];
  const { file, ...plan } = given;
  const running = prepareImport(file).start(plan, {
    onPercent: (percent) => percents.push(percent),
    onStored: (tally) => stored.push(tally),
  });
  const worker = RecordingWorker.last();
  return { running, worker, percents, stored };
}

provideRecordingWorker();

it('hands the file to a worker of its own', () => {
  const { worker } = start();
  expect(worker.received.at(-1)).toEqual({ type: 'start', kind: 'import', given });
  start();
  expect(RecordingWorker.created).toHaveLength(2);
});

it('passes percentages on, then the outcome, and ends the worker once it says so', async () => {
  const { running, worker, percents } = start();
  worker.reply({ type: 'percent', percent: 3 });
  worker.reply({ type: 'percent', percent: 60 });
  expect(percents).toEqual([3, 60]);
  expect(worker.terminated).toBe(false);
  const outcome: ImportOutcome = { kind: 'refused', fault: 'unreadable' };
  worker.reply({ type: 'outcome', outcome });
  expect(await running.outcome).toEqual(outcome);
  expect(worker.terminated).toBe(false);
  worker.reply({ type: 'over' });
  expect(worker.terminated).toBe(true);
});

it('passes on what is stored, or that it is not known where the worker fails', () => {
  const { worker, stored } = start();
  worker.reply({ type: 'stored', stored: emptyTally() });
  expect(stored).toEqual([emptyTally()]);
  worker.dispatchEvent(new Event('error'));
  expect(stored).toEqual([emptyTally(), 'unread']);
});

it('asks the worker to stop, and waits for its answer', async () => {
  const { running, worker } = start();
  running.cancel();
  expect(worker.received.at(-1)).toEqual({ type: 'cancel' });
  expect(worker.terminated).toBe(false);
  worker.reply({ type: 'outcome', outcome: { kind: 'cancelled' } });
  expect(await running.outcome).toEqual({ kind: 'cancelled' });
});

it('ends as failed when the worker itself fails', async () => {
  const { running, worker } = start();
  worker.dispatchEvent(new Event('error'));
  expect(await running.outcome).toEqual({ kind: 'failed', fault: 'stopped' });
  expect(worker.terminated).toBe(true);
});

it('ends as failed when the worker is gone without a word', async () => {
  const locks = provideLocks();
  const { running, worker } = start();
  worker.reply({ type: 'alive', lock: 'of-the-worker' });
  running.cancel();
  locks.letGo('of-the-worker');
  expect(await running.outcome).toEqual({ kind: 'failed', fault: 'stopped' });
  expect(worker.terminated).toBe(true);
});

it('has its worker end with the page that is left, and fails once the page is there again', async () => {
  const { running, worker } = start();
  window.dispatchEvent(new Event('pagehide'));
  expect(worker.received.at(-1)).toEqual({ type: 'leave' });
  window.dispatchEvent(new Event('pageshow'));
  expect(await running.outcome).toEqual({ kind: 'failed', fault: 'stopped' });
});

it('has a worker prepare an import, and starts it there', async () => {
  const { file, ...plan } = given;
  const prepared = prepareImport(file);
  const worker = RecordingWorker.last();
  expect(worker.received).toEqual([{ type: 'prepare', file }]);
  const percents: number[] = [];
  const running = prepared.start(plan, { onPercent: (percent) => percents.push(percent) });
  expect(RecordingWorker.created).toEqual([worker]);
  expect(worker.received.at(-1)).toEqual({ type: 'start', kind: 'import', given });
  worker.reply({ type: 'percent', percent: 40 });
  worker.reply({ type: 'outcome', outcome: { kind: 'refused', fault: 'gone' } });
  expect(percents).toEqual([40]);
  expect(await running.outcome).toEqual({ kind: 'refused', fault: 'gone' });
});

it('has the worker that waits for a file prepare its import, and another one the next', () => {
  const end = awaitFile();
  const waiting = RecordingWorker.last();
  prepareImport(given.file);
  expect(RecordingWorker.created).toEqual([waiting]);
  expect(waiting.received).toEqual([{ type: 'prepare', file: given.file }]);
  prepareImport(given.file);
  expect(RecordingWorker.created).toHaveLength(2);
  end();
  expect(waiting.terminated).toBe(false);
});

it('ends the worker that waits where no file was chosen', () => {
  awaitFile()();
  const ended = RecordingWorker.last();
  expect(ended.terminated).toBe(true);
  prepareImport(given.file);
  expect(RecordingWorker.last()).not.toBe(ended);
});

it('prepares in another worker where the waiting one has failed', () => {
  awaitFile();
  const failed = RecordingWorker.last();
  failed.dispatchEvent(new Event('error'));
  prepareImport(given.file);
  expect(RecordingWorker.last()).not.toBe(failed);
  expect(failed.received).toEqual([]);
});

it('ends a review that is given up at once', () => {
  startJob('review', { file: given.file, mends: given.mends }).giveUp();
  expect(RecordingWorker.last().terminated).toBe(true);
});

it('ends the worker of an import that is given up', () => {
  prepareImport(given.file).giveUp();
  expect(RecordingWorker.last().terminated).toBe(true);
});

it('tries another worker where the prepared one has failed before the start', () => {
  const { file, ...plan } = given;
  const prepared = prepareImport(file);
  const failed = RecordingWorker.last();
  failed.dispatchEvent(new Event('error'));
  prepared.start(plan, {});
  const worker = RecordingWorker.last();
  expect(worker).not.toBe(failed);
  expect(failed.terminated).toBe(true);
  expect(worker.received).toEqual([{ type: 'start', kind: 'import', given }]);
});

it('fails where the prepared worker fails after the start', async () => {
  const { file, ...plan } = given;
  const running = prepareImport(file).start(plan, {});
  const worker = RecordingWorker.last();
  worker.dispatchEvent(new Event('error'));
  expect(await running.outcome).toEqual({ kind: 'failed', fault: 'stopped' });
  expect(worker.terminated).toBe(true);
  expect(RecordingWorker.created).toEqual([worker]);
});

// The last one: what a page has lost it does not get back.
it('starts no job once the page has lost its data, and says why', async () => {
  const { file, ...plan } = given;
  const prepared = prepareImport(file);
  const worker = RecordingWorker.last();
  stopJobs('superseded');
  for (const running of [startJob('import', given), prepared.start(plan, {})]) {
    running.cancel();
    expect(await running.outcome).toEqual({ kind: 'failed', fault: 'superseded' });
  }
  expect(worker.terminated).toBe(true);
  expect(worker.received).toEqual([{ type: 'prepare', file }]);
  const late = prepareImport(file).start(plan, {});
  expect(await late.outcome).toEqual({ kind: 'failed', fault: 'superseded' });
  expect(RecordingWorker.created).toEqual([worker]);
});
