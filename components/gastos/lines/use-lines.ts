import { useEffect, useRef, useState } from 'react';
import { notifyAct, notifyFault } from '@/components/acts/notify-change';
import { useEtiquetasInUse } from '@/components/etiquetas/hashtags';
import { offerDraft } from '@/components/gastos/form/draft-offers';
import { focusFirst } from '@/components/ui/focus';
import { useFocusFirst } from '@/components/ui/keyboard-focus';
import { addEntries } from '@/lib/db/edit-gastos';
import {
  completeDraft,
  type DraftFaults,
  type GastoDraft,
  type GastoEntry,
  newDraft,
} from '@/lib/domain/gasto-entry';
import type { Guess, Guesses } from '@/lib/domain/guess/gasto-guesser';
import { toCents } from '@/lib/domain/money';
import { useFormat } from '@/lib/hooks/use-format';
import { useGuesses } from '@/lib/hooks/use-entry-choices';
import { useSaving } from '@/lib/hooks/use-saving';
import { usePreferences } from '@/lib/hooks/use-setting';
import { useToday } from '@/lib/hooks/use-today';
import { endDraft, keepDraft, keptDraft, leaveDraft } from '@/lib/page/acts/drafts';
import type { EntryChoices } from '@/lib/page/queries/entry-choices';
import { perform } from '@/lib/page/acts/history';
import { suggestedBy } from '@/lib/page/queries/index-queries';
import { completeLine, namedRows } from '@/lib/page/acts/line-entry';
import type { LineContext, LineQuestion, LineReading } from '@/lib/read/line/line-text';
import { readRefundLine } from '@/lib/read/line/read-line';
import { readLineOrMessage, readLines } from '@/lib/read/line/read-lines';
import { STARTERS } from '@/lib/sample/generate-sample';
import { LINES } from '@/lib/text/entry';
import type { Format } from '@/lib/text/format';

type LineRow = {
  /** Place in the text as first read. */
  id: number;
  text: string;
  reading: LineReading;
  answers: Partial<GastoDraft>;
  /** As one expense, by the person. */
  isConfirmed: boolean;
};

/** `rest` is the text that waits behind the rows. */
type ReadRows = { rows: readonly LineRow[]; rest: string; restCount: number };

/** The draft, and its entry or the reason for none. */
type CompletedRow = {
  draft: GastoDraft;
  guess: Guess<number> | null;
  /** A category to suggest if there is none, and its source. */
  suggested: ReturnType<typeof suggestedBy>;
} & (
  | { state: 'complete'; entry: GastoEntry }
  /** Only the category is open; the entry has an empty one. */
  | { state: 'no-categoria'; entry: GastoEntry }
  | { state: 'asked'; question: LineQuestion }
  | { state: 'faulty'; faults: DraftFaults }
);

function readRows(text: string, context: LineContext): ReadRows {
  const { lines, left } = readLines(text, context);
  return {
    rows: lines.map((reading, id) => ({ id, text: reading.text, reading, answers: {}, isConfirmed: false })),
    rest: left?.rest ?? '',
    restCount: left?.count ?? 0,
  };
}

/** Of the old answers only the category stays, if still open. */
function retypedRow(row: LineRow, text: string, context: LineContext): LineRow {
  const reading = readLineOrMessage(text, context);
  const { categoria } = row.answers;
  const isKept = categoria !== undefined && reading.categoriaId === null;
  return { ...row, text, reading, answers: isKept ? { categoria } : {}, isConfirmed: false };
}

function rereadRow(row: LineRow, choices: EntryChoices, context: LineContext): LineRow {
  const { categoria, ...answers } = row.answers;
  const isThere = choices.categorias.some(({ nombre }) => nombre === categoria);
  const read = readLineOrMessage(row.text, context);
  // Only the whole list tells a sum.
  const sums = row.reading.questions.filter(({ question }) => question === 'sum');
  const reading = { ...read, questions: [...read.questions, ...sums] };
  return { ...row, reading, answers: isThere ? row.answers : answers };
}

/** Prefers the person's answers to usual values. */
function completeRow(
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
  const suggested = draft.categoria === null ? suggestedBy(choices.categorias, guesses) : null;
  const row = { draft, guess, suggested };
  if (question) return { ...row, state: 'asked', question };
  const completed = completeDraft({ ...draft, categoria: draft.categoria ?? '' }, format.marks);
  if (!completed.ok) return { ...row, state: 'faulty', faults: completed.fault };
  const state = draft.categoria === null ? 'no-categoria' : 'complete';
  return { ...row, state, entry: completed.value };
}

/** Among several lines, money back is only asked about; a line of its own finds its expense. */
function refundQuestions({ text }: LineReading, { marks }: Format): LineQuestion[] {
  if (!readRefundLine(text, marks)) return [];
  return [{ field: 'gasto', question: 'money-in', start: 0, end: text.length, options: [] }];
}

function textOfRows({ rows, rest }: Pick<ReadRows, 'rows' | 'rest'>): string {
  return [...rows.map(({ text }) => text), ...(rest === '' ? [] : [rest])].join('\n');
}

export function useLines(draftKey: string, choices: EntryChoices, onDone: () => void) {
  const format = useFormat();
  const today = useToday();
  const form = useRef<HTMLFormElement>(null);
  const { isSaving, busy, run } = useSaving();
  const { rows, restCount, show, keepRest, ...acts } = useLineRows(draftKey, choices, onDone);
  const guesses = useGuesses(rows.map(({ reading }) => reading.nombre));
  const completed = rows.map((row) => ({
    row,
    ...completeRow(row, choices, guesses.get(row.reading.nombre) ?? null, format, today),
  }));
  const entries = completed.flatMap((line) => (line.state === 'complete' ? [line.entry] : []));

  useEffect(
    () => () => {
      if (!isSaving.current) offerDraft(draftKey);
    },
    [draftKey, isSaving],
  );
  useFocusFirst(form, 'input');

  async function save(): Promise<void> {
    if (entries.length < rows.length) {
      focusFirst(form.current, '[aria-invalid=true]');
      return;
    }
    const added = await run(() => perform('gasto-added', addEntries(entries, STARTERS)));
    if (!added) return;
    const isLeft = form.current === null;
    if (!added.ok) {
      notifyFault(LINES.saveFailed, added.fault);
      if (isLeft) offerDraft(draftKey, true);
      return;
    }
    if (added.value) notifyAct(added.value, format);
    if (isLeft) keepRest();
    else show([]);
  }

  const total = entries.reduce((sum, { cantidad }) => sum + toCents(cantidad), 0n);
  return { form, completed, restCount, busy, ready: entries.length, total, save, ...acts };
}

function useLineRows(draftKey: string, choices: EntryChoices, onDone: () => void) {
  const { marks } = useFormat();
  const today = useToday();
  const { locale, currency } = usePreferences();
  const etiquetas = useEtiquetasInUse();
  const [{ rows, rest, restCount }, setRead] = useState(() => readRows(linesIn(draftKey), context()));
  const [readWith, setReadWith] = useState({ choices, etiquetas });
  if (readWith.choices !== choices || readWith.etiquetas.join() !== etiquetas.join()) {
    setReadWith({ choices, etiquetas });
    const reread = rows.map((row) => rereadRow(row, choices, context()));
    setRead({ rows: reread, rest, restCount });
  }

  function context(): LineContext {
    const named = namedRows(choices);
    return {
      ...{ today, locale, currency, marks, etiquetas },
      categorias: [...named.categorias.values()],
      metodosPago: [...named.metodosPago.values()],
    };
  }

  /** After the last, shows the waiting rest, or ends. */
  function show(shown: readonly LineRow[]) {
    const next = shown.length > 0 ? { rows: shown, rest, restCount } : readRows(rest, context());
    keep(textOfRows(next));
    if (next.rows.length === 0) onDone();
    else setRead(next);
  }

  function keep(text: string) {
    if (text === '') endDraft(draftKey);
    else keepDraft(draftKey, { kind: 'lines', text });
  }

  function changeRow(changed: LineRow) {
    show(rows.map((row) => (row.id === changed.id ? changed : row)));
  }

  return {
    ...{ rows, restCount, etiquetas, show },
    /** Keeps the rest behind lines that were stored after they were left. */
    keepRest: () => {
      keep(rest);
      leaveDraft(draftKey);
    },
    retype: (row: LineRow, text: string) => {
      changeRow(retypedRow(row, text, context()));
    },
    answer: (row: LineRow, answer: Partial<GastoDraft>) => {
      changeRow({ ...row, answers: { ...row.answers, ...answer } });
    },
    confirm: (row: LineRow, answer: Partial<GastoDraft> = {}) => {
      changeRow({ ...row, isConfirmed: true, answers: { ...row.answers, ...answer } });
    },
    remove: (removed: LineRow) => {
      show(rows.filter((row) => row !== removed));
    },
  };
}

function linesIn(key: string): string {
  const draft = keptDraft(key);
  return draft?.kind === 'lines' ? draft.text : '';
}
