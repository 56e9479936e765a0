import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { notifyAct, notifyFault } from '@/components/acts/notify-change';
import { toast } from '@/components/acts/toast';
import { focusFirst } from '@/components/ui/focus';
import type { GastoDraft } from '@/lib/domain/gasto-entry';
import type { LineContext } from '@/lib/domain/line/line-types';
import { toCents } from '@/lib/domain/money';
import { useFormat } from '@/lib/hooks/use-format';
import { useGuesses } from '@/lib/hooks/use-guesses';
import { usePreferences } from '@/lib/hooks/use-preferences';
import { useToday } from '@/lib/hooks/use-today';
import type { EntryChoices } from '@/lib/page/entry-choices';
import { addEntries } from '@/lib/page/gasto-acts';
import { keptLinesSetting } from '@/lib/page/kept-lines';
import { namedRows } from '@/lib/page/line-entry';
import { openLines } from '@/lib/page/opened-entry';
import { STARTERS } from '@/lib/sample/starters';
import { DRAFTS, ENTRY } from '@/lib/text/gastos';
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

/** The kept lines as expenses to be: what is said of each, and what happens when they are stored. */
export function useLines(choices: EntryChoices, onDone: () => void) {
  const format = useFormat();
  const today = useToday();
  const { locale, currency } = usePreferences();
  const form = useRef<HTMLFormElement>(null);
  const saving = useRef(false);
  const [busy, setBusy] = useState(false);
  const [{ rows, rest, restCount }, setRead] = useState(() => readRows(keptLinesSetting.read(), context()));
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
      if (keptLinesSetting.read() !== '' && !saving.current) offerLines();
    },
    [],
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

  /** Shows other lines, and keeps their text. Without any the rest comes, and without a rest nothing is left to do. */
  function show(shown: readonly LineRow[]) {
    const next: ReadRows = shown.length > 0 ? { rows: shown, rest, restCount } : readRows(rest, context());
    keptLinesSetting.write(textOfRows(next));
    if (next.rows.length === 0) onDone();
    else setRead(next);
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
    const added = await addEntries(entries, STARTERS);
    saving.current = false;
    setBusy(false);
    if (!added.ok) {
      notifyFault(LINES.saveFailed, added.fault);
      return;
    }
    if (added.value) notifyAct(added.value, format);
    if (form.current) show([]);
    else keptLinesSetting.write(rest);
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

/** Says that the lines are kept, and leads back to them. */
function offerLines(): void {
  toast.message(ENTRY.draftKept, {
    action: {
      label: DRAFTS.goOn,
      onClick: () => {
        openLines();
      },
    },
  });
}
