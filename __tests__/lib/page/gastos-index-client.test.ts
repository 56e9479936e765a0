import type { StoredChange } from '@/lib/db/changes';
import { ALL_TIME } from '@/lib/domain/dates';
import type { StorageFault } from '@/lib/domain/result';
import { createGastosIndexClient } from '@/lib/page/queries/gastos-index-client';
import type { IndexReply, Wanted } from '@/lib/worker/jobs';
import { buildQuery } from '../../support/build-query';
import { provideRecordingWorker, RecordingWorker } from '../../support/recording-worker';

const wanted: Wanted = { kind: 'list', query: buildQuery({ q: 'pan' }) };

function found(id: number): IndexReply {
  return {
    type: 'found',
    id,
    list: { ids: [id], days: null, totals: { count: 1, total: 1n, pending: 0n }, others: null },
  };
}

/** A client, the worker that it starts, and the way to tell it of changes. */
function createClient() {
  const listeners = new Set<(change: StoredChange) => void>();
  const client = createGastosIndexClient((onChange) => {
    listeners.add(onChange);
    return () => listeners.delete(onChange);
  });
  return {
    client,
    listeners,
    change: (change: StoredChange) => {
      for (const onChange of listeners) onChange(change);
    },
    worker: () => RecordingWorker.last(),
  };
}

provideRecordingWorker();

it('starts one worker, with the first need', () => {
  const { client, listeners } = createClient();
  expect(RecordingWorker.created).toHaveLength(0);
  expect(listeners.size).toBe(0);
  client.warm();
  client.watch(wanted, () => undefined);
  expect(RecordingWorker.created).toHaveLength(1);
  expect(RecordingWorker.created[0]?.received).toEqual([{ type: 'warm' }, { type: 'watch', id: 1, wanted }]);
});

it('gives each watch its answers until it ends', () => {
  const { client, worker } = createClient();
  const first = jest.fn();
  const second = jest.fn();
  const endFirst = client.watch(wanted, first);
  client.watch(wanted, second);
  worker().reply(found(1));
  worker().reply(found(2));
  worker().reply(found(2));
  expect(first.mock.calls).toEqual([[found(1)]]);
  expect(second.mock.calls).toEqual([[found(2)], [found(2)]]);
  endFirst();
  endFirst();
  expect(worker().received.slice(2)).toEqual([{ type: 'unwatch', id: 1 }]);
  worker().reply(found(1));
  expect(first).toHaveBeenCalledTimes(1);
});

it('gives a watch of the usage its counts', () => {
  const { client, worker } = createClient();
  const onReply = jest.fn();
  client.watch({ kind: 'usage', period: ALL_TIME }, onReply);
  const counted = { type: 'counted', id: 1, usage: { categorias: new Map(), metodosPago: new Map() } };
  worker().reply(counted);
  worker().reply({ type: 'fault', fault: 'unknown' });
  expect(onReply.mock.calls).toEqual([[counted], [{ type: 'fault', fault: 'unknown' }]]);
});

it('has answered from the first answer to a fault', () => {
  const { client, worker } = createClient();
  client.watch(wanted, () => undefined);
  expect(client.hasAnswered()).toBe(false);
  worker().reply(found(1));
  expect(client.hasAnswered()).toBe(true);
  worker().reply({ type: 'fault', fault: 'unknown' });
  expect(client.hasAnswered()).toBe(false);
});

it('passes every change on', () => {
  const { client, change, worker } = createClient();
  client.warm();
  change({ gastos: [3], catalogo: false });
  expect(worker().received.at(-1)).toEqual({ type: 'change', change: { gastos: [3], catalogo: false } });
});

it.each(['error', 'messageerror'])(
  'replaces a worker that never answered after a pause, then answers with a fault at the worker event «%s», and tries anew',
  (type) => {
    jest.useFakeTimers();
    const { client, listeners, worker } = createClient();
    const onReply = jest.fn();
    client.watch(wanted, onReply);
    for (const [place, pause] of [300, 600, 900].entries()) {
      worker().dispatchEvent(new Event(type));
      client.warm();
      jest.advanceTimersByTime(pause - 1);
      expect(RecordingWorker.created).toHaveLength(place + 1);
      jest.advanceTimersByTime(1);
      expect(RecordingWorker.created).toHaveLength(place + 2);
      expect(worker().received).toEqual([{ type: 'watch', id: 1, wanted }]);
    }
    expect(onReply).not.toHaveBeenCalled();
    const broken = worker();
    broken.dispatchEvent(new Event(type));
    expect(onReply.mock.calls).toEqual([[{ type: 'fault', fault: 'stopped' }]]);
    expect(broken.terminated).toBe(true);
    expect(listeners.size).toBe(0);
    client.watch(wanted, onReply);
    expect(RecordingWorker.created).toHaveLength(5);
    expect(worker().received).toEqual([{ type: 'watch', id: 2, wanted }]);
    jest.useRealTimers();
  },
);

it('has another worker take over from one that has answered, unless that happens again and again', () => {
  const { client, change, listeners, worker } = createClient();
  const onReply = jest.fn();
  client.watch(wanted, onReply);
  for (let times = 1; times <= 3; times += 1) {
    const gone = worker();
    gone.reply(found(1));
    gone.dispatchEvent(new Event('error'));
    expect(RecordingWorker.created).toHaveLength(times + 1);
    expect(worker().received).toEqual([{ type: 'watch', id: 1, wanted }]);
    // The page has ended it, and hears of that as well.
    gone.dispatchEvent(new Event('error'));
    expect(listeners.size).toBe(1);
  }
  change({ gastos: [3], catalogo: false });
  expect(worker().received).toHaveLength(2);
  worker().reply(found(1));
  expect(onReply.mock.calls).toEqual([[found(1)], [found(1)], [found(1)], [found(1)]]);
  worker().dispatchEvent(new Event('error'));
  expect(onReply).toHaveBeenLastCalledWith({ type: 'fault', fault: 'stopped' });
  expect(RecordingWorker.created).toHaveLength(4);
});

it('has the worker end with the page that is left, and starts another one as often as it comes back', () => {
  const { client } = createClient();
  const own: Wanted = { kind: 'list', query: buildQuery({ q: 'of this test alone' }) };
  const asked = [{ type: 'watch', id: 1, wanted: own }];
  function ownWorkers() {
    return RecordingWorker.created.filter(
      ({ received }) => JSON.stringify(received.slice(0, 1)) === JSON.stringify(asked),
    );
  }
  client.watch(own, () => undefined);
  for (let times = 1; times <= 5; times += 1) {
    expect(ownWorkers()).toHaveLength(times);
    window.dispatchEvent(new Event('pagehide'));
    expect(ownWorkers().at(-1)?.received.at(-1)).toEqual({ type: 'leave' });
    window.dispatchEvent(new Event('pageshow'));
    expect(ownWorkers()).toHaveLength(times + 1);
  }
});

it.each<[StorageFault, number]>([
  ['unavailable', 2],
  ['unknown', 2],
  ['superseded', 1],
  ['closed', 1],
  ['newer-version', 1],
])('after the fault %s a new watch leads to %i workers in all', async (fault, workers) => {
  const { client, worker } = createClient();
  const onReply = jest.fn();
  client.watch(wanted, onReply);
  worker().reply({ type: 'fault', fault });
  expect(onReply).toHaveBeenLastCalledWith({ type: 'fault', fault });
  const again = jest.fn();
  client.watch(wanted, again);
  await Promise.resolve();
  expect(RecordingWorker.created).toHaveLength(workers);
  expect(again.mock.calls).toEqual(workers === 1 ? [[{ type: 'fault', fault }]] : []);
});

it('answers with a fault where there are no workers', async () => {
  Reflect.deleteProperty(globalThis, 'Worker');
  const { client } = createClient();
  const onReply = jest.fn();
  client.watch(wanted, onReply);
  expect(onReply).not.toHaveBeenCalled();
  await Promise.resolve();
  expect(onReply.mock.calls).toEqual([[{ type: 'fault', fault: 'stopped' }]]);
});
