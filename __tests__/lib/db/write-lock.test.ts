import { besideShortWrites, withWriteLock } from '@/lib/db/write-lock';

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
  await expect(withWriteLock(new AbortController().signal, () => Promise.resolve('done'))).resolves.toBe(
    'done',
  );
});

it('waits for the lock of the program before it writes', async () => {
  const waiting = installLocks();
  const write = jest.fn(() => Promise.resolve('done'));
  const ending = withWriteLock(new AbortController().signal, write);
  expect(waiting.map(({ name }) => name)).toEqual(['mis-gastos:write']);
  expect(write).not.toHaveBeenCalled();
  waiting[0]?.run();
  expect(await ending).toBe('done');
});

it('rejects with what the write rejects with', async () => {
  await expect(
    withWriteLock(new AbortController().signal, () => Promise.reject(new Error('disk'))),
  ).rejects.toThrow('disk');
});

it('never writes when it is aborted while it waits', async () => {
  installLocks();
  const abort = new AbortController();
  const write = jest.fn(() => Promise.resolve());
  const ending = withWriteLock(abort.signal, write);
  abort.abort();
  await expect(ending).rejects.toMatchObject({ name: 'AbortError' });
  expect(write).not.toHaveBeenCalled();
});

it('never writes when it is aborted before', async () => {
  const write = jest.fn(() => Promise.resolve());
  await expect(withWriteLock(AbortSignal.abort(), write)).rejects.toMatchObject({ name: 'AbortError' });
  expect(write).not.toHaveBeenCalled();
});

it('a short write shares the lock of the program with others of its kind', async () => {
  const request = jest.fn((_name: string, _options: LockOptions, write: () => Promise<unknown>) => write());
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  expect(await besideShortWrites(() => Promise.resolve('done'))).toBe('done');
  expect(request).toHaveBeenCalledWith('mis-gastos:write', { mode: 'shared' }, expect.any(Function));
});
