import { liveQuery } from 'dexie';

/** A database answer that stays up to date, asked once for all followers. */
export type LiveAnswer<Value> = {
  /** Fulfilled with the first answer, or if there will be none. */
  settled: Promise<void>;
  hasValue: () => boolean;
  /** Answers the newest value; throws without one. */
  getValue: () => Value;
  /** Calls back with the current and each later answer, or with Dexie's error; the answered function ends it. */
  subscribe: (onAnswer: (answer: Value) => void, onError?: (error: unknown) => void) => () => void;
};

type Follower<Value> = { onAnswer: (answer: Value) => void; onError: ((error: unknown) => void) | undefined };

/** Milliseconds until an answer without followers is given up. */
const UNFOLLOWED_MS = 10_000;

export function askWhenFollowed<Value>(question: () => Promise<Value>) {
  return liveQuery(question);
}

/**
 * Asks the database at once, before anybody follows. `onEnd` is called when the last follower has left, or none came:
 * updates stop, and the next follower asks again.
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
        // Later followers ask again.
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
