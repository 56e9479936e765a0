import { useEtiquetasInUse } from '@/components/etiquetas/use-hashtag';
import { useEffect, useRef, useState } from 'react';
import { notifyAct, notifyFault } from '@/components/acts/notify-change';
import { offerDraft } from '@/components/gastos/form/draft-offers';
import { focusFirst } from '@/components/ui/focus';
import { useFocusFirst } from '@/components/ui/keyboard-focus';
import { addEntries } from '@/lib/db/edit-gastos';
import type { GastoDraft } from '@/lib/domain/gasto-entry';
import type { LineContext } from '@/lib/read/line/line-text';
import { toCents } from '@/lib/domain/money';
import { useFormat } from '@/lib/hooks/use-format';
import { useGuesses } from '@/lib/hooks/use-guess';
import { usePreferences } from '@/lib/hooks/use-setting';
import { useSaving } from '@/lib/hooks/use-saving';
import { useToday } from '@/lib/hooks/use-today';
import { endDraft, keepDraft, keptDraft, leaveDraft } from '@/lib/page/drafts';
import type { EntryChoices } from '@/lib/page/entry-choices';
import { perform } from '@/lib/page/history';
import { namedRows } from '@/lib/page/line-entry';
import { STARTERS } from '@/lib/sample/vocabulary';
import { LINES } from '@/lib/text/entry';
import { completeRow, readRows, rereadRow, retypedRow, textOfRows, type LineRow } from './line-rows';

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

  /** Shows and keeps lines. After the last, shows the waiting rest, or ends. */
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
    /** Keeps what waits behind lines that were stored after they were left. */
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
