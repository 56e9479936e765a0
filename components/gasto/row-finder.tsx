import { Plus } from 'lucide-react';
import { useState } from 'react';
import { CommandDialog, CommandMenu, type CommandEntry } from '@/components/ui/command';
import type { CatalogoTable, MetodoPagoFields } from '@/lib/domain/entities';
import { isSeen, normalizeNombre } from '@/lib/domain/values';
import { foldText, searchTerms } from '@/lib/read/words';
import { FINDERS } from '@/lib/text/clasificar';
import { UNCLASSIFIED } from '@/lib/text/extractos';
import { shorten } from '@/lib/text/format';

type Found = Pick<MetodoPagoFields, 'nombre' | 'icono'>;

type RowFinderProps = {
  table: CatalogoTable;
  /** Their icons have one character. */
  rows: readonly Found[];
  onChoose: (nombre: string) => void;
  /** Makes a category of the typed name; without it only existing rows are found. */
  onMake?: (nombre: string) => void;
  onClose: () => void;
};

/** As in the form of categories. */
const MAX_NOMBRE = 100;

const MAKE = 'make';

export function RowFinder({ table, rows, onChoose, onMake, onClose }: RowFinderProps) {
  const words = FINDERS[table];
  const [typed, setTyped] = useState('');
  const nombre = normalizeNombre(typed);
  const made: CommandEntry[] =
    onMake && isFree(nombre, rows)
      ? [{ id: MAKE, label: FINDERS.categorias.create(nombre), icon: Plus }]
      : [];
  const groups = [
    { heading: words.all, entries: entriesFound(rows, typed) },
    { heading: FINDERS.categorias.fresh, entries: made },
  ].filter((group) => group.entries.length > 0);
  const label = onMake ? FINDERS.categorias.findOrMake : words.find;

  return (
    <CommandDialog label={label} onClose={onClose}>
      <CommandMenu
        label={label}
        placeholder={label}
        listLabel={words.all}
        typed={typed}
        groups={groups}
        hintOf={() => null}
        onType={setTyped}
        onChoose={({ id }) => {
          if (id === MAKE) onMake?.(nombre);
          else onChoose(rows[Number(id)]?.nombre ?? '');
          onClose();
        }}
      />
      {groups.length === 0 ? (
        <p role="status" className="p-4 pt-2 text-sm text-muted-foreground">
          {words.none}
        </p>
      ) : null}
    </CommandDialog>
  );
}

/** Entries are known by their place among the rows. */
function entriesFound(rows: readonly Found[], typed: string): CommandEntry[] {
  const terms = searchTerms(typed);
  return rows
    .map(({ nombre: label, icono }, place) => ({ id: String(place), label, icon: icono }))
    .filter(({ label }) => label !== '' && terms.every((term) => foldText(label).includes(term)))
    .map((entry) => ({ ...entry, label: shorten(entry.label) }));
}

function isFree(nombre: string, rows: readonly Found[]): boolean {
  const folded = foldText(nombre);
  if (!isSeen(nombre) || nombre.length > MAX_NOMBRE || folded === foldText(UNCLASSIFIED.nombre)) return false;
  return rows.every((row) => foldText(row.nombre) !== folded);
}
