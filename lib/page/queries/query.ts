import { followChanges, Observed } from '@/lib/db/changes';
import { errorName } from '@/lib/db/open-database';
import { dataReader } from '@/lib/db/raw-reader';
import type { DataReader } from '@/lib/db/stored-table';
import { pageReader } from '@/lib/page/storage/page-readers';

export type Query<Value> = {
  name: string;
  /** Undefined unless somebody follows. Absent if another source than the database answers. */
  known?: () => Value | undefined;
  /** Calls back with the known and each later answer, or with the error that ends them. */
  follow: (onAnswer: (answer: Value) => void, onError: (error: unknown) => void) => () => void;
};

export type StoredQuery<Value> = Required<Query<Value>> & {
  read: () => Promise<Value>;
  /** Asks before a screen does. Fulfilled with the first answer, or when none will come. */
  ask: () => Promise<void>;
};

type Follower = Parameters<Query<never>['follow']>;

type Followed = {
  answer: unknown;
  followers: Set<Follower>;
  settled: Promise<void>;
  end: () => void;
  timer?: ReturnType<typeof setTimeout>;
};

/** By name, until nobody follows. */
const followed = new Map<string, Followed>();

/** Until an answer without followers is given up. */
const UNFOLLOWED_MS = 10_000;

type Read<Value> = (observed: Observed) => Promise<Value>;

/** A question about the data. */
export function dataQuery<Value>(
  name: string,
  read: (data: DataReader) => Promise<Value>,
): StoredQuery<Value> {
  return storedQuery(name, (observed) => read(dataReader(pageReader, observed)));
}

/** Reads a database once for all followers, and again after each change of what it read. */
export function storedQuery<Value>(name: string, read: Read<Value>): StoredQuery<Value> {
  function begun() {
    return followed.get(name) ?? begin(name, read);
  }
  return {
    name,
    read: () => read(new Observed()),
    ask: () => {
      const one = begun();
      if (one.followers.size === 0) one.timer ??= setTimeout(one.end, UNFOLLOWED_MS);
      return one.settled;
    },
    known: () => followed.get(name)?.answer as Value | undefined,
    follow: (onAnswer, onError) => {
      const one = begun();
      const follower: Follower = [onAnswer, onError];
      clearTimeout(one.timer);
      one.followers.add(follower);
      if (one.answer !== undefined) onAnswer(one.answer as Value);
      return () => {
        one.followers.delete(follower);
        // Later, so that the next query of a screen takes over what it shares with the last one.
        queueMicrotask(() => {
          if (one.followers.size === 0) one.end();
        });
      };
    },
  };
}

function begin(name: string, read: Read<unknown>): Followed {
  const followers = new Set<Follower>();
  let settle: () => void;
  const settled = new Promise<void>((resolve) => {
    settle = resolve;
  });
  const one: Followed = { answer: undefined, followers, settled, end };
  followed.set(name, one);
  const stopReading = keepReading(read, {
    onAnswer: (answer) => {
      one.answer = answer;
      settle();
      for (const [onAnswer] of followers) onAnswer(answer as never);
    },
    onError: (error) => {
      // Later followers read again.
      end();
      for (const [, onError] of followers) onError(error);
    },
  });
  function end() {
    clearTimeout(one.timer);
    stopReading();
    settle();
    if (followed.get(name) === one) followed.delete(name);
  }
  return one;
}

/** A connection that the browser closes aborts its readings first, and says only then that it is closed. */
const AGAIN_AFTER_MS = 100;

type Listener = { onAnswer: (answer: unknown) => void; onError: (error: unknown) => void };

/** Reads now and after each change of what was read, one reading at a time. */
function keepReading(read: Read<unknown>, { onAnswer, onError }: Listener): () => void {
  let isOver = false;
  let isReading = false;
  let observed = new Observed();

  async function readNow() {
    if (isReading) return;
    isReading = true;
    try {
      let answer: unknown;
      do {
        observed = new Observed();
        answer = await readTwice(() => read(observed));
      } while (!isOver && observed.wasTouched());
      if (!isOver) onAnswer(answer);
    } catch (error) {
      // The page tells the loss of a closed connection, or reads again when it comes back.
      if (!isOver && errorName(error) !== 'DatabaseClosedError') onError(error);
    } finally {
      isReading = false;
    }
  }

  const stopFollowing = followChanges((changed) => {
    observed.hear(changed);
    if (!isReading && observed.wasTouched()) void readNow();
  });
  void readNow();
  return () => {
    isOver = true;
    stopFollowing();
  };
}

/** Reads again if the first reading is aborted. */
function readTwice(read: () => Promise<unknown>): Promise<unknown> {
  return read().catch((error: unknown) => {
    if (errorName(error) !== 'AbortError') throw error;
    return new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS)).then(read);
  });
}

/** One answer of several, once all are known. Answers that change together are told once. */
export function combinedQuery<Answers extends readonly unknown[], Value>(
  name: string,
  parts: { readonly [Part in keyof Answers]: Required<Query<Answers[Part]>> },
  combine: (answers: Answers) => Value,
): Required<Query<Value>> {
  const queries: readonly Required<Query<unknown>>[] = parts;
  let last: { answers: readonly unknown[]; value: Value } | null = null;

  function known() {
    const answers = queries.map((query) => query.known());
    if (answers.includes(undefined)) return undefined;
    if (last?.answers.some((answer, place) => answer !== answers[place]) !== false)
      last = { answers, value: combine(answers as readonly unknown[] as Answers) };
    return last.value;
  }

  return {
    name,
    known,
    follow: (onAnswer, onError) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      function tell() {
        const value = known();
        if (value !== undefined) onAnswer(value);
      }
      const ends = queries.map((query) =>
        query.follow(() => {
          clearTimeout(timer);
          timer = setTimeout(tell);
        }, onError),
      );
      clearTimeout(timer);
      tell();
      return () => {
        clearTimeout(timer);
        for (const end of ends) end();
      };
    },
  };
}
