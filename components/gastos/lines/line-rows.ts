import {
  completeDraft,
  type DraftFaults,
  type GastoDraft,
  type GastoEntry,
  newDraft,
} from '@/lib/domain/gasto-entry';
import type { Guess, Guesses } from '@/lib/domain/guess/guess';
import type { LineContext, LineQuestion, LineReading } from '@/lib/read/line/line-text';
import { readLine, readLines, readRefundLine } from '@/lib/read/line/read-line';
import type { EntryChoices } from '@/lib/page/entry-choices';
import { suggestedBy } from '@/lib/page/index-queries';
import { completeLine, namedRows } from '@/lib/page/line-entry';
import type { Format } from '@/lib/text/format';

export type LineRow = {
  /** Place in the text as first read. */
  id: number;
  text: string;
  reading: LineReading;
  answers: Partial<GastoDraft>;
  /** True if the person has confirmed the line as one expense. */
  isConfirmed: boolean;
};

/** `rest` is the text that waits behind the rows. */
type ReadRows = { rows: readonly LineRow[]; rest: string; restCount: number };

/** The draft, and its entry or the reason for none. */
export type CompletedRow = {
  draft: GastoDraft;
  /** Null if the category was not guessed. */
  guess: Guess<number> | null;
  /** A category to suggest if there is none, and where it comes from. */
  suggested: ReturnType<typeof suggestedBy>;
} & (
  | { state: 'complete'; entry: GastoEntry }
  /** Only the category is open; the entry has an empty one. */
  | { state: 'no-categoria'; entry: GastoEntry }
  | { state: 'asked'; question: LineQuestion }
  | { state: 'faulty'; faults: DraftFaults }
);

export function readRows(text: string, context: LineContext): ReadRows {
  const { lines, left } = readLines(text, context);
  return {
    rows: lines.map((reading, id) => ({ id, text: reading.text, reading, answers: {}, isConfirmed: false })),
    rest: left ? text.slice(left.from) : '',
    restCount: left?.count ?? 0,
  };
}

/** Of the old answers only the category stays, if the new text leaves it open. */
export function retypedRow(row: LineRow, text: string, context: LineContext): LineRow {
  const reading = readLine(text, context);
  const { categoria } = row.answers;
  const isKept = categoria !== undefined && reading.categoriaId === null;
  return { ...row, text, reading, answers: isKept ? { categoria } : {}, isConfirmed: false };
}

/** Reads the line again after categories or methods changed. Drops a chosen category that is gone. */
export function rereadRow(row: LineRow, choices: EntryChoices, context: LineContext): LineRow {
  const { categoria, ...answers } = row.answers;
  const isThere = choices.categorias.some(({ nombre }) => nombre === categoria);
  return { ...row, reading: readLine(row.text, context), answers: isThere ? row.answers : answers };
}

/** Prefers the person's answers to usual values. */
export function completeRow(
  { reading, answers, isConfirmed }: LineRow,
  choices: EntryChoices,
  guesses: Guesses | null,
  format: Format,
  today: LineContext['today'],
): CompletedRow {
  const rows = namedRows(choices);
  const said = completeLine(reading, rows, choices, format.plainNumber, guesses);
  const draft = { ...newDraft(today, null), ...said.draft, ...answers };
  const guessed = guesses?.categoriaId ?? null;
  const isGuessed = guessed !== null && rows.categorias.get(guessed.value)?.nombre === draft.categoria;
  const guess = isGuessed && reading.categoriaId === null && !('categoria' in answers) ? guessed : null;
  const question = [...reading.questions, ...refundQuestions(reading, format)].find(({ field }) =>
    field === 'gasto' ? !isConfirmed : !(field in answers),
  );
  const suggested = draft.categoria === null ? suggestedBy(choices.categorias, guesses?.alike) : null;
  const row = { draft, guess, suggested };
  if (question) return { ...row, state: 'asked', question };
  const completed = completeDraft({ ...draft, categoria: draft.categoria ?? '' }, format.marks);
  if (!completed.ok) return { ...row, state: 'faulty', faults: completed.fault };
  const state = draft.categoria === null ? 'no-categoria' : 'complete';
  return { ...row, state, entry: completed.value };
}

/** Among several lines, money back is only asked about: it finds its expense in a line of its own. */
function refundQuestions({ text }: LineReading, { marks }: Format): LineQuestion[] {
  if (!readRefundLine(text, marks)) return [];
  return [{ field: 'gasto', question: 'money-in', start: 0, end: text.length, options: [] }];
}

export function textOfRows({ rows, rest }: Pick<ReadRows, 'rows' | 'rest'>): string {
  return [...rows.map(({ text }) => text), ...(rest === '' ? [] : [rest])].join('\n');
}
