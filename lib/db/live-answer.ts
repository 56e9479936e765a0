import { liveQuery } from 'dexie';

/** An answer of the database that is kept up to date, once for all who follow it. */
export type LiveAnswer<Value> = {
  /** Fulfilled with the first answer, or when there will be none. */
  settled: Promise<void>;
  hasValue: () => boolean;
  /** The newest answer; only where there is one. */
  getValue: () => Value;
  /** Calls back with each answer, the newest one at once, or with Dexie's error; the answered function ends that. */
  subscribe: (onAnswer: (answer: Value) => void, onError?: (error: unknown) => void) => () => void;
};

type Follower<Value> = { onAnswer: (answer: Value) => void; onError: ((error: unknown) => void) | undefined };

/** Milliseconds after which a question that was asked ahead is given up if nobody has followed its answer. */
const UNFOLLOWED_MS = 10_000;

/** Asks the database when the answer is followed. */
export function askWhenFollowed<Value>(question: () => Promise<Value>) {
  return liveQuery(question);
}

/**
 * Asks the database at once, before anybody follows the answer. `onEnd` is called when the last who followed it has left, or
 * nobody has come: the answer is not kept up to date any more. Who follows it then has it asked anew.
 */
export function askAhead<Value>(question: () => Promise<Value>, onEnd: () => void): LiveAnswer<Value> {
  const followers = new Set<Follower<Value>>();
  let answer: { value: Value } | null = null;
  let asking: { unsubscribe: () => void } | null = null;
  const timer = setTimeout(end, UNFOLLOWED_MS);
  let settle: () => void;
  const settled = new Promise<void>((resolve) => {
    settle = resolve;
  });

  function start() {
    asking = liveQuery(question).subscribe({
      next: (value) => {
        answer = { value };
        settle();
        for (const { onAnswer } of followers) onAnswer(value);
      },
      error: (error: unknown) => {
        // Whoever comes later asks again.
        end();
        for (const { onError } of followers) onError?.(error);
      },
    });
  }

  function end() {
    clearTimeout(timer);
    asking?.unsubscribe();
    asking = null;
    answer = null;
    settle();
    onEnd();
  }

  start();
  return {
    settled,
    hasValue: () => answer !== null,
    getValue: () => {
      if (!answer) throw new Error('The database has not answered yet');
      return answer.value;
    },
    subscribe: (onAnswer, onError) => {
      clearTimeout(timer);
      const follower = { onAnswer, onError };
      followers.add(follower);
      if (!asking) start();
      else if (answer) onAnswer(answer.value);
      return () => {
        followers.delete(follower);
        if (followers.size === 0) end();
      };
    },
  };
}
