import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { CommandDialog, CommandGroup, CommandInput, CommandItem, CommandList } from '@/components/ui/command';
import type { Catalogo } from '@/lib/domain/gastos-query';
import { useTheme } from '@/lib/hooks/use-appearance';
import { useFormat } from '@/lib/hooks/use-format';
import { useCatalogo } from '@/lib/hooks/use-gastos';
import { showOverlay } from '@/lib/hooks/use-overlay';
import { usePreferences } from '@/lib/hooks/use-preferences';
import { setQuickAddOpen } from '@/lib/hooks/use-quick-add';
import { useStorageStatus } from '@/lib/hooks/use-storage';
import { PALETTE } from '@/lib/text/palette-words';
import { CombinationKeys } from './combination-keys';
import { redoAndNotify, undoAndNotify } from './notify-change';
import { paletteGroups, type PaletteAct, type PaletteEntry } from './palette-entries';
import { useFocusReturn } from './use-focus-return';

const NO_CATALOGO: Catalogo = { categorias: new Map(), metodosPago: new Map() };

/** One line to go anywhere and do anything by keyboard. Rendered while it is open. */
export function CommandPalette() {
  const [q, setQ] = useState('');
  const chosen = useRef<PaletteAct | null>(null);
  const storage = useStorageStatus();
  const returnFocus = useFocusReturn();
  const carryOut = useCarryOut();

  function choose(act: PaletteAct) {
    chosen.current = act;
    showOverlay(null);
  }

  return (
    <CommandDialog
      label={PALETTE.title}
      onOpenChange={() => {
        showOverlay(null);
      }}
      onCloseAutoFocus={(event) => {
        returnFocus(event);
        // Only now, so that what opens next knows where the focus belongs afterwards.
        if (chosen.current) carryOut(chosen.current);
      }}
    >
      <CommandInput placeholder={PALETTE.placeholder} value={q} onValueChange={setQ} />
      <CommandList label={PALETTE.results}>
        {storage.state === 'ready' ? (
          <ResultsWithCatalogo q={q} onChoose={choose} />
        ) : (
          <Results q={q} catalogo={NO_CATALOGO} onChoose={choose} />
        )}
      </CommandList>
    </CommandDialog>
  );
}

type ResultsProps = { q: string; catalogo: Catalogo; onChoose: (act: PaletteAct) => void };

/** Nothing until the catalogue is read, so that the first line does not change under the person's hands. */
function ResultsWithCatalogo(props: Omit<ResultsProps, 'catalogo'>) {
  const catalogo = useCatalogo();
  return catalogo ? <Results {...props} catalogo={catalogo} /> : null;
}

function Results({ q, catalogo, onChoose }: ResultsProps) {
  return paletteGroups(q, catalogo).map(({ heading, entries }) => (
    <CommandGroup key={heading} heading={heading}>
      {entries.map((entry) => (
        <Result key={entry.id} {...entry} onChoose={onChoose} />
      ))}
    </CommandGroup>
  ));
}

type ResultProps = PaletteEntry & { onChoose: (act: PaletteAct) => void };

function Result({ id, label, icon: Icon, keys, act, onChoose }: ResultProps) {
  const { shortcuts } = usePreferences();
  const works = shortcuts || (keys && keys.length > 1);
  return (
    <CommandItem
      value={id}
      onSelect={() => {
        onChoose(act);
      }}
    >
      {typeof Icon === 'string' ? (
        <span aria-hidden className="w-4 shrink-0 overflow-hidden text-center">
          {Icon}
        </span>
      ) : (
        <Icon aria-hidden />
      )}
      <span className="min-w-0 flex-1 truncate">{label}</span>
      {keys && works ? (
        <span aria-hidden className="hidden sm:inline">
          <CombinationKeys combination={keys} />
        </span>
      ) : null}
    </CommandItem>
  );
}

function useCarryOut(): (act: PaletteAct) => void {
  const router = useRouter();
  const format = useFormat();
  const [, setTheme] = useTheme();
  return (act) => {
    switch (act.kind) {
      case 'go':
        router.push(act.href);
        return;
      case 'theme':
        setTheme(act.theme);
        return;
      case 'new-gasto':
        setQuickAddOpen(true);
        return;
      case 'shortcuts':
        showOverlay('shortcuts');
        return;
      case 'undo':
        void undoAndNotify(format);
        return;
      case 'redo':
        void redoAndNotify(format);
    }
  };
}
