import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { notifyAct, notifyFault } from '@/components/acts/notify-change';
import { offerUnfinished } from '@/components/gastos/form/offer-draft';
import { focusFirst } from '@/components/ui/focus';
import { addEntries } from '@/lib/db/edit-gastos';
import type { GastoDraft } from '@/lib/domain/gasto-entry';
import type { LineContext } from '@/lib/domain/line/line-types';
import { toCents } from '@/lib/domain/money';
import { useFormat } from '@/lib/hooks/use-format';
import { useGuesses } from '@/lib/hooks/use-guess';
import { usePreferences } from '@/lib/hooks/use-preferences';
import { useToday } from '@/lib/hooks/use-today';
import type { EntryChoices } from '@/lib/page/entry-choices';
import { perform } from '@/lib/page/history';
import { namedRows } from '@/lib/page/line-entry';
import { endUnfinished, keepUnfinished, leaveUnfinished, openUnfinished } from '@/lib/page/unfinished';
import { STARTERS } from '@/lib/sample/starters';
import { LINES } from '@/lib/text/line';
import {
  completeRow,
  readRows,
  rereadRow,
  retypedRow,
  textOfRows,
  type LineRow,
  type ReadRows,
} from './line-rows';

export function useLines(unfinishedId: string, choices: EntryChoices, onDone: () => void) {
  const format = useFormat();
  const today = useToday();
  const { locale, currency } = usePreferences();
  const form = useRef<HTMLFormElement>(null);
  const saving = useRef(false);
  const [busy, setBusy] = useState(false);
  const [{ rows, rest, restCount }, setRead] = useState(() => readRows(linesIn(unfinishedId), context()));
  const [readWith, setReadWith] = useState(choices);
  if (readWith !== choices) {
    setReadWith(choices);
    const reread = rows.map((row) => rereadRow(row, choices, context()));
    setRead({ rows: reread, rest, restCount });
  }
  const guesses = useGuesses(rows.map(({ reading }) => reading.nombre));
  const completed = rows.map((row) => ({
    row,
    ...completeRow(row, choices, guesses.get(row.reading.nombre) ?? null, format, today),
  }));
  const entries = completed.flatMap((line) => (line.state === 'complete' ? [line.entry] : []));

  useEffect(
    () => () => {
      if (!saving.current) offerUnfinished(unfinishedId);
    },
    [unfinishedId],
  );
  const focusFirstRow = useEffectEvent(() => {
    focusFirst(form.current, 'input');
  });
  useEffect(() => {
    focusFirstRow();
  }, []);

  function context(): LineContext {
    const named = namedRows(choices);
    return {
      ...{ today, locale, currency, marks: format.marks },
      categorias: [...named.categorias.values()],
      metodosPago: [...named.metodosPago.values()],
    };
  }

  /** Shows and keeps lines. After the last, shows the waiting rest, or ends. */
  function show(shown: readonly LineRow[]) {
    const next: ReadRows = shown.length > 0 ? { rows: shown, rest, restCount } : readRows(rest, context());
    keep(textOfRows(next));
    if (next.rows.length === 0) onDone();
    else setRead(next);
  }

  function keep(text: string) {
    if (text === '') endUnfinished(unfinishedId);
    else keepUnfinished(unfinishedId, { kind: 'lines', text });
  }

  function changeRow(changed: LineRow) {
    show(rows.map((row) => (row.id === changed.id ? changed : row)));
  }

  async function save(): Promise<void> {
    if (saving.current) return;
    if (entries.length < rows.length) {
      focusFirst(form.current, '[aria-invalid=true]');
      return;
    }
    saving.current = true;
    setBusy(true);
    const added = await perform('gasto-added', addEntries(entries, STARTERS));
    saving.current = false;
    setBusy(false);
    const isLeft = form.current === null;
    if (!added.ok) {
      notifyFault(LINES.saveFailed, added.fault);
      if (isLeft) offerUnfinished(unfinishedId, true);
      return;
    }
    if (added.value) notifyAct(added.value, format);
    if (!isLeft) show([]);
    else {
      keep(rest);
      leaveUnfinished(unfinishedId);
    }
  }

  return {
    form,
    completed,
    restCount,
    busy,
    ready: entries.length,
    total: entries.reduce((sum, { cantidad }) => sum + toCents(cantidad), 0n),
    retype: (row: LineRow, text: string) => {
      changeRow(retypedRow(row, text, context()));
    },
    answer: (row: LineRow, answer: Partial<GastoDraft>) => {
      changeRow({ ...row, answers: { ...row.answers, ...answer } });
    },
    confirm: (row: LineRow) => {
      changeRow({ ...row, isConfirmed: true });
    },
    remove: (removed: LineRow) => {
      show(rows.filter((row) => row !== removed));
    },
    save,
  };
}

function linesIn(id: string): string {
  const content = openUnfinished(id);
  return content?.kind === 'lines' ? content.text : '';
}
