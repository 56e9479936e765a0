import type { MetodoPagoFields } from '@/lib/domain/entities';
import { withStored } from '@/lib/import/import-flow';
import type { FileFault } from '@/lib/statements/movement';
import { NO_CHOICES, type ReviewChoices, type ShopGuess } from '@/lib/statements/review/review-choices';
import type { ReviewedMovement, StatementReview } from '@/lib/statements/review/review-statement';
import type { Answers } from '@/lib/statements/statement';
import type { StatementOutcome, StatementReply } from '@/lib/worker/jobs';
import { StatementRunner } from '@/lib/worker/statement-runner';
import type { Stores } from '@/lib/worker/stores';
import { LAZY_LIBRARIES } from './lazy-libraries';
import { TODAY } from './read-statement';

/** A statement read by the worker's own runner, in the test's thread. */
export type ReadStatement = {
  review: StatementReview;
  guesses: ReadonlyMap<string, ShopGuess>;
  bring: (choices?: Partial<ReviewChoices>) => Promise<StatementOutcome>;
};

/** What statements of tests are paid with. */
export const CARD: MetodoPagoFields = { nombre: 'Tarjeta', descripcion: 'Débito', icono: '💳' };

/** Reads a statement, or says why it is refused. */
export async function readOver(
  stores: Stores,
  content: Uint8Array | string,
  answers: Answers = {},
): Promise<ReadStatement | { fault: FileFault }> {
  const heard = new EventTarget();
  const replies: StatementReply[] = [];
  const runner = new StatementRunner(stores, LAZY_LIBRARIES, (reply) => {
    replies.push(structuredClone(reply));
    heard.dispatchEvent(new Event('reply'));
  });
  function reply<Type extends StatementReply['type']>(...types: Type[]) {
    return new Promise<Extract<StatementReply, { type: Type }>>((resolve) => {
      function look() {
        const found = replies.find(({ type }) => types.includes(type as Type));
        if (found) resolve(found as Extract<StatementReply, { type: Type }>);
        else heard.addEventListener('reply', look, { once: true });
      }
      look();
    });
  }
  runner.receive({ type: 'read', source: sourceOf(content) });
  runner.receive({ type: 'review', id: 1, answers, today: TODAY, divisa: 'EUR' });
  const ended = await reply('guesses', 'refused', 'failed');
  if (ended.type === 'refused') return { fault: ended.fault };
  if (ended.type === 'failed') throw new Error(ended.fault);
  const { review } = await reply('reviewed');
  const movements: ReviewedMovement[] = replies.flatMap((one) =>
    one.type === 'movements' ? one.movements : [],
  );
  const whole = { ...review, movements };
  return {
    review: whole,
    guesses: ended.guesses,
    bring: async (choices = {}) => {
      const all = { ...NO_CHOICES, metodos: allPaidWith(whole, CARD), guesses: ended.guesses, ...choices };
      runner.receive({ type: 'import', id: 1, choices: all });
      const { outcome } = await reply('outcome');
      await reply('over');
      if (outcome.kind !== 'finished') return outcome;
      return withStored(outcome, (await reply('stored')).stored);
    },
  };
}

/** The same, for what must be a statement. */
export async function readWholeOver(
  stores: Stores,
  content: Uint8Array | string,
  answers: Answers = {},
): Promise<ReadStatement> {
  const read = await readOver(stores, content, answers);
  if ('fault' in read) throw new Error(JSON.stringify(read.fault));
  return read;
}

/** Reads a statement and imports what is new. */
export async function bringInto(
  stores: Stores,
  content: Uint8Array | string,
  choices: Partial<ReviewChoices> = {},
): Promise<Extract<StatementOutcome, { kind: 'finished' }>> {
  const outcome = await (await readWholeOver(stores, content)).bring(choices);
  if (outcome.kind !== 'finished') throw new Error(JSON.stringify(outcome));
  return outcome;
}

function allPaidWith({ sources }: StatementReview, fields: MetodoPagoFields): ReviewChoices['metodos'] {
  return new Map(sources.map(({ key }) => [key, { kind: 'new', fields }]));
}

function sourceOf(content: Uint8Array | string) {
  if (typeof content === 'string') return { kind: 'text', text: content, name: 'Texto pegado' } as const;
  return { kind: 'file', file: new File([new Uint8Array(content)], 'extracto.csv') } as const;
}
