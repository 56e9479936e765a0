import { useObservable } from 'dexie-react-hooks';
import { answerTo, type Question } from '@/lib/page/questions';

/**
 * The answer to a question, kept up to date. Undefined while loading; after another question, the last answer until the new
 * one is there. While null is asked the last answer stays, and costs nothing.
 */
export function useAnswer<Value>(question: Question<Value> | null): Value | undefined {
  return useObservable(() => (question ? answerTo(question) : NOTHING), [question?.name]);
}

/** Never answers. */
const NOTHING = { hasValue: () => false, subscribe: () => () => undefined };
