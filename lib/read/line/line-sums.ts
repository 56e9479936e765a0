import type { NumberMarks, TypedDecimal } from '../read-cantidad';
import { readSum } from '../read-sum';
import type { LineText } from './line-text';
import type { LineNumber } from './scaled-number';

export type Candidate = LineNumber & { workedOut: boolean };

/** «3x25», «12,50+3», «145,80/3». */
export function joinSums(line: LineText, numbers: readonly LineNumber[], marks: NumberMarks): Candidate[] {
  const joined: Candidate[] = [];
  for (let place = 0; place < numbers.length; place += 1) {
    const number = numbers[place];
    if (!number) continue;
    const run = [number];
    for (let next = numbers[place + 1]; next; next = numbers[place + run.length]) {
      const between = line.folded.slice(run.at(-1)?.end, next.start);
      // «500 + 10%»
      if (!isOperator(between, number) || /^ ?%/u.test(line.folded.slice(next.end))) break;
      run.push(next);
    }
    place += run.length - 1;
    joined.push(run.length === 1 ? { ...number, workedOut: false } : workedOut(line, run, marks));
  }
  return joined.filter((number) => !isPromotion(number, joined));
}

function isOperator(between: string, first: LineNumber): boolean {
  if (/^ ?[xX×*+] ?$/u.test(between)) return true;
  return /^ ?[÷/] ?$/u.test(between) && first.tier !== 'bare';
}

function workedOut(line: LineText, run: readonly LineNumber[], marks: NumberMarks): Candidate {
  const [first, last] = [run[0], run.at(-1)] as [LineNumber, LineNumber];
  const text = line.text.slice(first.start, last.end);
  const value = sumOf(text, marks) ?? { kind: 'fault' as const, fault: 'no-number' as const };
  const tiers = run.map(({ tier }) => tier);
  const tier = tiers.includes('currency') ? 'currency' : tiers.includes('marked') ? 'marked' : 'bare';
  const isProduct = /[x×*]/u.test(text);
  const foreign = run.find(({ question }) => question !== null)?.question ?? null;
  // «50x70» is a size as likely as a sum, «2x1» an offer.
  const isSize =
    isProduct &&
    tier === 'bare' &&
    (run.length > 2 || Number(first.value.kind === 'decimal' ? first.value.decimal : 0) > 48 || isOffer(run));
  return {
    ...first,
    end: last.end,
    value,
    tier,
    workedOut: true,
    isWhole: false,
    isGlued: last.isGlued,
    question: foreign ?? (isSize ? 'which-number' : null),
    options: [],
  };
}

function isOffer(run: readonly LineNumber[]): boolean {
  const [count, paid] = run.map(({ value }) => (value.kind === 'decimal' ? Number(value.decimal) : NaN));
  return run.length === 2 && count !== undefined && paid !== undefined && (count === paid + 1 || paid === 1);
}

/** An offer or a size beside another number belongs to the name. */
function isPromotion(number: Candidate, all: readonly Candidate[]): boolean {
  return number.workedOut && number.tier === 'bare' && number.question === 'which-number' && all.length > 1;
}

/** Null without a result. */
export function sumOf(text: string, marks: NumberMarks): TypedDecimal | null {
  const { typed } = readSum(text, marks);
  if (typed.kind === 'cantidad') return { kind: 'decimal', decimal: String(typed.cantidad) };
  return typed.kind === 'ambiguous'
    ? { kind: 'ambiguous', asDecimal: String(typed.asDecimal), asGrouped: String(typed.asGrouped) }
    : null;
}
