import {
  completeDraft,
  newDraft,
  type DraftFaults,
  type GastoDraft,
  type GastoEntry,
} from '@/lib/domain/gasto-entry';
import type { Guess, Guesses } from '@/lib/domain/guess/guess-types';
import type { LineContext, LineQuestion, LineReading } from '@/lib/domain/line/line-types';
import { readLine } from '@/lib/domain/line/read-line';
import { readLines } from '@/lib/domain/line/read-lines';
import type { EntryChoices } from '@/lib/page/entry-choices';
import { completeLine, namedRows } from '@/lib/page/line-entry';
import type { Format } from '@/lib/text/format';

/** A line of the text, its reading and the person's answers. */
export type LineRow = {
  /** Place in the text as it was first read. */
  id: number;
  text: string;
  reading: LineReading;
  answers: Partial<GastoDraft>;
  /** True if the person has confirmed the whole line as one expense. */
  isConfirmed: boolean;
};

/** The rows under review, and the text that waits behind them. */
export type ReadRows = { rows: readonly LineRow[]; rest: string; restCount: number };

/** A completed line: its draft, and its entry or the reason for none. */
export type CompletedRow = {
  draft: GastoDraft;
  /** Evidence of a guessed category; null if it was not guessed. */
  guess: Guess<number> | null;
} & (
  | { state: 'complete'; entry: GastoEntry }
  /** Only the category is open; the entry has an empty one. */
  | { state: 'no-categoria'; entry: GastoEntry }
  | { state: 'asked'; question: LineQuestion }
  | { state: 'faulty'; faults: DraftFaults }
);

/** Reads as many lines as are reviewed together. */
export function readRows(text: string, context: LineContext): ReadRows {
  const { lines, left } = readLines(text, context);
  return {
    rows: lines.map((reading, id) => ({ id, text: reading.text, reading, answers: {}, isConfirmed: false })),
    rest: left ? text.slice(left.from) : '',
    restCount: left?.count ?? 0,
  };
}

/** Reads a changed text. Of the old answers only the category stays, if the new text leaves it open. */
export function retypedRow(row: LineRow, text: string, context: LineContext): LineRow {
  const reading = readLine(text, context);
  const { categoria } = row.answers;
  const isKept = categoria !== undefined && reading.categoriaId === null;
  return { ...row, text, reading, answers: isKept ? { categoria } : {}, isConfirmed: false };
}

/** Reads the line with changed categories or methods. A chosen category that is gone is dropped. */
export function rereadRow(row: LineRow, choices: EntryChoices, context: LineContext): LineRow {
  const { categoria, ...answers } = row.answers;
  const isThere = choices.categorias.some(({ nombre }) => nombre === categoria);
  return { ...row, reading: readLine(row.text, context), answers: isThere ? row.answers : answers };
}

/** Completes a line with the person's answers, then with usual values. */
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
  const question = reading.questions.find(({ field }) =>
    field === 'gasto' ? !isConfirmed : !(field in answers),
  );
  if (question) return { draft, guess, state: 'asked', question };
  const completed = completeDraft({ ...draft, categoria: draft.categoria ?? '' }, format.marks);
  if (!completed.ok) return { draft, guess, state: 'faulty', faults: completed.fault };
  const state = draft.categoria === null ? 'no-categoria' : 'complete';
  return { draft, guess, state, entry: completed.value };
}

/** The text to keep: the typed lines, then the waiting rest. */
export function textOfRows({ rows, rest }: Pick<ReadRows, 'rows' | 'rest'>): string {
  return [...rows.map(({ text }) => text), ...(rest === '' ? [] : [rest])].join('\n');
}
