import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { notifyEntry, redoAndNotify, undoAndNotify } from '@/components/acts/notify-change';
import { toast } from '@/components/acts/toast';
import { useEtiquetasInUse } from '@/components/etiquetas/hashtags';
import { storeReceived } from '@/components/reembolsos/store-refund';
import { CommandDialog, CommandMenu } from '@/components/ui/command';
import { useFocusReturn } from '@/components/ui/keyboard-focus';
import { historySettled } from '@/components/ui/use-back-closes';
import { addEntries } from '@/lib/db/edit-gastos';
import type { Fecha } from '@/lib/domain/dates';
import { type Catalogo, NO_CATALOGO } from '@/lib/domain/entities';
import { toCents } from '@/lib/domain/money';
import { useCatalogoIfOpen } from '@/lib/hooks/use-catalogo';
import { useGuess } from '@/lib/hooks/use-entry-choices';
import { useFormat } from '@/lib/hooks/use-format';
import { useFoundGastos } from '@/lib/hooks/use-found-gastos';
import { usePreferences, useTheme } from '@/lib/hooks/use-setting';
import { useStorageStatus } from '@/lib/hooks/use-storage-status';
import { useToday } from '@/lib/hooks/use-today';
import { openLines } from '@/lib/page/acts/drafts';
import { readEntryChoices } from '@/lib/page/queries/entry-choices';
import { readGuesses } from '@/lib/page/queries/index-queries';
import { perform } from '@/lib/page/acts/history';
import { completeLine } from '@/lib/page/acts/line-entry';
import { openEntryOf, openEntryOfLine, openNewEntry, showOverlay } from '@/lib/page/overlays';
import type { LineReading } from '@/lib/read/line/line-text';
import { readRefundLine } from '@/lib/read/line/read-line';
import { hasManyLines, readLineOrMessage } from '@/lib/read/line/read-lines';
import { STARTERS } from '@/lib/sample/generate-sample';
import { ENTRY, guessWithEvidence } from '@/lib/text/entry';
import { type Format, shorten } from '@/lib/text/format';
import { PALETTE } from '@/lib/text/palette';
import { CombinationKeys } from './combination-keys';
import { type PaletteGroup, paletteGroups } from './palette-entries';

type Entry = PaletteGroup['entries'][number];

/** Opens the form instead if anything is missing or ambiguous. */
async function addLine(reading: LineReading, catalogo: Catalogo, format: Format): Promise<void> {
  const [choices, guesses] = await Promise.all([
    readEntryChoices(STARTERS),
    readGuesses([{ nombre: reading.nombre, descripcion: '' }]),
  ]);
  const outcome = completeLine(reading, catalogo, choices, format.plainNumber, guesses?.[0] ?? null);
  if (outcome.kind === 'open') {
    openEntryOfLine(outcome);
    return;
  }
  const added = await perform('gasto-added', addEntries([outcome.entry], STARTERS));
  if (!added.ok) {
    toast.error(ENTRY.saveFailed);
    openEntryOfLine(outcome);
  } else if (added.value) notifyEntry(added.value, format);
}

/** `typed`: the text from before the palette was loaded. */
export function CommandPalette({ typed }: { typed: string }) {
  const [own, setOwn] = useState<string | null>(null);
  const q = own ?? typed;
  const chosen = useRef<Entry['act'] | null>(null);
  const read = useCatalogoIfOpen();
  const catalogo = useStorageStatus().state === 'faulty' ? NO_CATALOGO : read;
  const groups = useGroups(q, catalogo);
  const returnFocus = useFocusReturn();
  const carryOut = useCarryOut(catalogo);

  function choose(act: Entry['act']) {
    if (act.kind === 'type') {
      setOwn(act.text);
      return;
    }
    chosen.current = act;
    showOverlay(null);
  }

  return (
    <CommandDialog
      label={PALETTE.title}
      onClose={() => {
        showOverlay(null);
      }}
      onCloseAutoFocus={(event) => {
        returnFocus(event);
        // Only now, so that the next dialog can return the focus.
        if (chosen.current) carryOut(chosen.current);
      }}
    >
      <PaletteMenu typed={q} groups={groups} onType={setOwn} onChoose={choose} />
    </CommandDialog>
  );
}

type PaletteMenuProps = {
  typed: string;
  groups: readonly PaletteGroup[];
  onType: (text: string) => void;
  onChoose: (act: Entry['act']) => void;
};

function PaletteMenu({ typed, groups, onType, onChoose }: PaletteMenuProps) {
  const { shortcuts } = usePreferences();

  function hintOf({ keys }: Entry) {
    const works = keys && (shortcuts || keys.length > 1);
    return works ? <CombinationKeys combination={keys} /> : null;
  }

  return (
    <CommandMenu
      label={PALETTE.title}
      placeholder={PALETTE.placeholder}
      listLabel={PALETTE.results}
      typed={typed}
      groups={groups}
      hintOf={hintOf}
      onType={onType}
      onPaste={(text) => {
        const isMany = hasManyLines(text);
        if (isMany) onChoose({ kind: 'add-lines', text });
        return isMany;
      }}
      onChoose={({ act }) => {
        onChoose(act);
      }}
    />
  );
}

/** Empty until the catalogue is read: the first line must not change under the person's hands. */
function useGroups(q: string, catalogo: Catalogo | undefined): readonly PaletteGroup[] {
  const format = useFormat();
  const today = useToday();
  const refund = readRefundLine(q, format.marks);
  const found = useFoundGastos(refund ? refund.words : q, refund && toCents(refund.cantidad));
  const etiquetas = useEtiquetasInUse();
  const reading = useReading(q, today, catalogo, etiquetas);
  const suggested = useSuggested(reading, catalogo);
  if (!catalogo || !reading) return [];
  return paletteGroups({ q, today, catalogo, etiquetas, reading, suggested, refund, found }, format);
}

function useReading(
  q: string,
  today: Fecha,
  catalogo: Catalogo | undefined,
  etiquetas: readonly string[],
): LineReading | null {
  const { locale, currency } = usePreferences();
  const { marks } = useFormat();
  if (!catalogo) return null;
  return readLineOrMessage(q, {
    ...{ today, locale, currency, marks, etiquetas },
    categorias: [...catalogo.categorias.values()],
    metodosPago: [...catalogo.metodosPago.values()],
  });
}

/** With its evidence; null if the line names one. */
function useSuggested(reading: LineReading | null, catalogo: Catalogo | undefined): string | null {
  const format = useFormat();
  const named = reading && reading.cantidad !== null && reading.categoriaId === null ? reading.nombre : '';
  const categoria = useGuess(named !== '', { nombre: named, descripcion: '' })?.categoriaId;
  const nombre = categoria && catalogo?.categorias.get(categoria.value)?.nombre;
  if (!nombre) return null;
  return guessWithEvidence(shorten(nombre), categoria, format);
}

const TURNS = { undo: undoAndNotify, redo: redoAndNotify };

function useCarryOut(catalogo: Catalogo | undefined): (act: Entry['act']) => void {
  const router = useRouter();
  const format = useFormat();
  const [, setTheme] = useTheme();
  return (act) => {
    switch (act.kind) {
      case 'go':
        void go(router, act.href);
        return;
      case 'theme':
        setTheme(act.theme);
        return;
      case 'new-gasto':
        openNewEntry();
        return;
      case 'add-line':
        if (catalogo) void addLine(act.reading, catalogo, format);
        return;
      case 'add-lines':
        openLines(act.text);
        return;
      case 'type':
        return;
      case 'open':
        openEntryOf(act.gasto);
        return;
      case 'refund':
        void storeReceived(act.gasto, act.cantidad, format);
        return;
      case 'presupuestos':
      case 'shortcuts':
        showOverlay(act.kind);
        return;
      case 'undo':
      case 'redo':
        void TURNS[act.kind](format);
    }
  };
}

/** After the palette's own entry has left the history. */
async function go(router: ReturnType<typeof useRouter>, href: string): Promise<void> {
  await historySettled();
  router.push(href);
}
