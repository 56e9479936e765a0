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

/** A line of the text, what it says, and what the person has said beside it. */
export type LineRow = {
  /** Its place in the text as it was first read. */
  id: number;
  text: string;
  reading: LineReading;
  answers: Partial<GastoDraft>;
  /** Whether the person has said that the line is one expense, as it was read. */
  isConfirmed: boolean;
};

/** The lines that are looked over, and the text behind them that waits for its turn. */
export type ReadRows = { rows: readonly LineRow[]; rest: string; restCount: number };

/** What becomes of a line: its draft, and its entry or what keeps it from being stored. */
export type CompletedRow = {
  draft: GastoDraft;
  /** On what a guessed category stands; null where it was not guessed. */
  guess: Guess<number> | null;
} & (
  | { state: 'complete'; entry: GastoEntry }
  /** Nothing but its category is open: the entry has an empty one. */
  | { state: 'no-categoria'; entry: GastoEntry }
  | { state: 'asked'; question: LineQuestion }
  | { state: 'faulty'; faults: DraftFaults }
);

/** The lines of a text that are looked over together. */
export function readRows(text: string, context: LineContext): ReadRows {
  const { lines, left } = readLines(text, context);
  return {
    rows: lines.map((reading, id) => ({ id, text: reading.text, reading, answers: {}, isConfirmed: false })),
    rest: left ? text.slice(left.from) : '',
    restCount: left?.count ?? 0,
  };
}

/** A line with another text: what was answered of the old one holds no more, but for a category that the new one leaves open. */
export function retypedRow(row: LineRow, text: string, context: LineContext): LineRow {
  const reading = readLine(text, context);
  const { categoria } = row.answers;
  const isKept = categoria !== undefined && reading.categoriaId === null;
  return { ...row, text, reading, answers: isKept ? { categoria } : {}, isConfirmed: false };
}

/** A line read anew: there are other categories or methods to name by now. One that was chosen may be gone. */
export function rereadRow(row: LineRow, choices: EntryChoices, context: LineContext): LineRow {
  const { categoria, ...answers } = row.answers;
  const isThere = choices.categorias.some(({ nombre }) => nombre === categoria);
  return { ...row, reading: readLine(row.text, context), answers: isThere ? row.answers : answers };
}

/** Completes a line with what the person has answered, and otherwise with what the person usually enters. */
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

/** The text of the lines as it is to be kept: what was typed, and what waits. */
export function textOfRows({ rows, rest }: Pick<ReadRows, 'rows' | 'rest'>): string {
  return [...rows.map(({ text }) => text), ...(rest === '' ? [] : [rest])].join('\n');
}
