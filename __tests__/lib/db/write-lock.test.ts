import { noteHolding, withWriteLock } from '@/lib/db/write-lock';
import { provideChannels } from '../../support/fake-channel';
import { FakeLocks } from '../../support/fake-locks';

type Waiting = { name: string; run: () => void };

/** Gives the page a lock manager that grants no lock until the test does. */
function installLocks(): Waiting[] {
  const waiting: Waiting[] = [];
  async function request(name: string, { signal }: { signal: AbortSignal }, write: () => Promise<unknown>) {
    await new Promise<void>((resolve, reject) => {
      waiting.push({ name, run: resolve });
      signal.addEventListener('abort', () => {
        reject(new DOMException('no longer wanted', 'AbortError'));
      });
    });
    return write();
  }
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  return waiting;
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
});

it('writes at once where there are no locks', async () => {
  await expect(withWriteLock('exclusive', () => Promise.resolve('done'))).resolves.toBe('done');
});

it('waits for the lock of the program before it writes', async () => {
  const waiting = installLocks();
  const write = jest.fn(() => Promise.resolve('done'));
  const ending = withWriteLock('exclusive', write);
  expect(waiting.map(({ name }) => name)).toEqual(['mis-gastos:write']);
  expect(write).not.toHaveBeenCalled();
  waiting[0]?.run();
  expect(await ending).toBe('done');
});

it('rejects with what the write rejects with', async () => {
  await expect(withWriteLock('exclusive', () => Promise.reject(new Error('disk')))).rejects.toThrow('disk');
});

it('never writes when it is aborted while it waits', async () => {
  installLocks();
  const abort = new AbortController();
  const write = jest.fn(() => Promise.resolve());
  const ending = withWriteLock('exclusive', write, { signal: abort.signal });
  abort.abort();
  await expect(ending).rejects.toMatchObject({ name: 'AbortError' });
  expect(write).not.toHaveBeenCalled();
});

it('never writes when it is aborted before', async () => {
  const write = jest.fn(() => Promise.resolve());
  await expect(withWriteLock('exclusive', write, { signal: AbortSignal.abort() })).rejects.toMatchObject({
    name: 'AbortError',
  });
  expect(write).not.toHaveBeenCalled();
});

it('a short write shares the lock of the program with others of its kind', async () => {
  const request = jest.fn((_name: string, _options: LockOptions, write: () => Promise<unknown>) => write());
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  expect(await withWriteLock('shared', () => Promise.resolve('done'))).toBe('done');
  expect(request).toHaveBeenCalledWith(
    'mis-gastos:write',
    expect.objectContaining({ mode: 'shared' }),
    expect.any(Function),
  );
});

describe('a wait of more than ten seconds', () => {
  let locks: FakeLocks;

  provideChannels();

  beforeEach(() => {
    jest.useFakeTimers();
    locks = new FakeLocks();
    Object.defineProperty(navigator, 'locks', { value: locks.of('this page'), configurable: true });
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  /** Holds the lock from another page until the answered function is called. */
  function holdElsewhere(isAnswering: boolean): () => void {
    let letGo: () => void = jest.fn();
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const holder = locks.of('another page');
    const lock = isAnswering ? writeBy(holder, held) : holder.request('mis-gastos:write', {}, () => held);
    void lock.catch(() => undefined);
    return letGo;
  }

  /** A write of the program itself, as another page does it. */
  function writeBy(holder: ReturnType<FakeLocks['of']>, held: Promise<void>): Promise<void> {
    const own = navigator.locks;
    Object.defineProperty(navigator, 'locks', { value: holder, configurable: true });
    const write = withWriteLock('exclusive', () => held);
    Object.defineProperty(navigator, 'locks', { value: own, configurable: true });
    return write;
  }

  function pass(seconds: number) {
    return jest.advanceTimersByTimeAsync(seconds * 1000);
  }

  it('takes the lock from a holder that says nothing', async () => {
    holdElsewhere(false);
    const onTaken = jest.fn();
    const write = jest.fn(() => Promise.resolve('done'));
    const ending = withWriteLock('shared', write, { onTaken });
    await pass(12);
    expect(write).not.toHaveBeenCalled();
    await pass(3);
    expect(await ending).toBe('done');
    expect(onTaken).toHaveBeenCalledTimes(1);
  });

  it('goes on waiting for a holder that answers, and tells who it is and how far', async () => {
    noteHolding({ worker: 'of-a-worker', doing: 'importing', percent: 43 });
    const letGo = holdElsewhere(true);
    const onHolder = jest.fn();
    const onTaken = jest.fn();
    const write = jest.fn(() => Promise.resolve('done'));
    const ending = withWriteLock('shared', write, { onHolder, onTaken });
    await pass(60);
    expect(onHolder).toHaveBeenCalledWith({ worker: 'of-a-worker', doing: 'importing', percent: 43 });
    expect(write).not.toHaveBeenCalled();
    letGo();
    expect(await ending).toBe('done');
    expect(onTaken).not.toHaveBeenCalled();
  });

  it('tells the own end of a write whose lock is taken away', async () => {
    const ending = withWriteLock('exclusive', async () => {
      await new Promise((resolve) => setTimeout(resolve, 5_000));
      return 'done';
    });
    await pass(1);
    await locks.of('another page').request('mis-gastos:write', { steal: true }, () => undefined);
    await pass(5);
    expect(await ending).toBe('done');
  });

  it('of two who wait, one takes the lock and the other one waits for it', async () => {
    holdElsewhere(false);
    const order: string[] = [];
    function writeAs(name: string) {
      return withWriteLock('exclusive', async () => {
        order.push(`${name} begins`);
        await new Promise((resolve) => setTimeout(resolve, 30_000));
        order.push(`${name} ends`);
      });
    }
    const both = Promise.all([writeAs('first'), writeAs('second')]);
    await pass(80);
    await both;
    expect(order).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  });
});
