import { storedQuery } from '@/lib/page/queries/query';

function aborted() {
  return new DOMException('The transaction was aborted', 'AbortError');
}

/** Follows a query whose readings end as given, the last one again and again. */
function followed(name: string, readings: readonly (() => Promise<string>)[]) {
  let count = 0;
  const query = storedQuery(
    name,
    () => (readings[count++] ?? readings.at(-1))?.() ?? Promise.reject(aborted()),
  );
  return new Promise<{ answer: unknown } | { error: unknown }>((resolve) => {
    const end = query.follow(
      (answer) => {
        resolve({ answer });
        end();
      },
      (error) => {
        resolve({ error });
      },
    );
  });
}

test('an aborted reading is tried again', async () => {
  const outcome = await followed('aborted once', [
    () => Promise.reject(aborted()),
    () => Promise.resolve('read'),
  ]);
  expect(outcome).toEqual({ answer: 'read' });
});

test('a reading that is aborted twice is told to those who follow', async () => {
  const error = aborted();
  expect(await followed('aborted for good', [() => Promise.reject(error)])).toEqual({ error });
});
