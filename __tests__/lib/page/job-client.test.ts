import { AS_IT_IS, type ImportOutcome } from '@/lib/import/import-flow';
import { startJob, stopJobs } from '@/lib/page/job-client';
import { provideRecordingWorker, RecordingWorker } from '../../support/recording-worker';

const given = { file: new File(['[]'], 'gastos.json'), ...AS_IT_IS };

function start() {
  const percents: number[] = [];
  const running = startJob('import', given, (percent) => percents.push(percent));
  const worker = RecordingWorker.last();
  return { running, worker, percents };
}

provideRecordingWorker();

it('hands the file to a worker of its own', () => {
  const { worker } = start();
  expect(worker.received).toEqual([{ type: 'start', kind: 'import', given }]);
  start();
  expect(RecordingWorker.created).toHaveLength(2);
});

it('passes percentages on, then the outcome, and ends the worker', async () => {
  const { running, worker, percents } = start();
  worker.reply({ type: 'percent', percent: 3 });
  worker.reply({ type: 'percent', percent: 60 });
  expect(percents).toEqual([3, 60]);
  expect(worker.terminated).toBe(false);
  const outcome: ImportOutcome = { kind: 'refused', fault: 'unreadable' };
  worker.reply({ type: 'outcome', outcome });
  expect(await running.outcome).toEqual(outcome);
  expect(worker.terminated).toBe(true);
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
  expect(await running.outcome).toEqual({ kind: 'failed', fault: 'unknown' });
  expect(worker.terminated).toBe(true);
});

// The last one: what a page has lost it does not get back.
it('starts no job once the page has lost its data, and says why', async () => {
  stopJobs('superseded');
  const running = startJob('import', given);
  running.cancel();
  expect(await running.outcome).toEqual({ kind: 'failed', fault: 'superseded' });
  expect(RecordingWorker.created).toEqual([]);
});
