import { useObservable } from 'dexie-react-hooks';
import { answerTo, type Question } from '@/lib/page/questions';

/**
 * Answers a question and keeps the answer up to date. Undefined while loading; the last answer stays until the next
 * is there. A null question keeps the last answer at no cost.
 */
export function useAnswer<Value>(question: Question<Value> | null): Value | undefined {
  return useObservable(() => (question ? answerTo(question) : NOTHING), [question?.name]);
}

const NOTHING = { hasValue: () => false, subscribe: () => () => undefined };
