import { Plus } from 'lucide-react';
import { useState } from 'react';
import { CommandDialog, CommandMenu, type CommandEntry } from '@/components/ui/command';
import { CATALOGO_RULES, DEFAULT_COLOR } from '@/lib/domain/catalogo-rules';
import type { Categoria, CategoriaFields } from '@/lib/domain/entities';
import { firstGrapheme } from '@/lib/domain/grapheme';
import { normalizeNombre } from '@/lib/domain/text-value';
import { foldText, searchTerms } from '@/lib/read/words';
import type { RowChoice } from '@/lib/statements/statement-plan';
import { CLASIFICAR } from '@/lib/text/clasificar';
import { UNCLASSIFIED } from '@/lib/text/extractos';
import { shorten } from '@/lib/text/format';

type CategoriaFinderProps = {
  categorias: readonly Categoria[];
  onChoose: (choice: RowChoice<CategoriaFields>) => void;
  onClose: () => void;
};

/** Longer names are not made here, as in the form of categories. */
const MAX_NOMBRE = 100;

const MAKE = 'make';

/** Finds a category by typing, or makes one of the typed name. */
export function CategoriaFinder({ categorias, onChoose, onClose }: CategoriaFinderProps) {
  const [typed, setTyped] = useState('');
  const nombre = normalizeNombre(typed);
  const terms = searchTerms(typed);
  const entries: CommandEntry[] = categorias
    .filter((row) => terms.every((term) => foldText(row.nombre).includes(term)))
    .map(({ id, nombre: label, icono }) => ({
      id: String(id),
      label: shorten(label),
      icon: firstGrapheme(icono),
    }));
  const made: CommandEntry[] = isFree(nombre, categorias)
    ? [{ id: MAKE, label: CLASIFICAR.create(nombre), icon: Plus }]
    : [];
  const groups = [
    { heading: CLASIFICAR.found, entries },
    { heading: CLASIFICAR.newCategoria, entries: made },
  ].filter((group) => group.entries.length > 0);

  function choose(id: string) {
    const { defaultIcono: icono } = CATALOGO_RULES.categorias;
    if (id === MAKE)
      onChoose({ kind: 'new', fields: { nombre, descripcion: '', color: DEFAULT_COLOR, icono } });
    else onChoose({ kind: 'stored', id: Number(id) });
  }

  return (
    <CommandDialog label={CLASIFICAR.find} onClose={onClose}>
      <CommandMenu
        label={CLASIFICAR.find}
        placeholder={CLASIFICAR.find}
        listLabel={CLASIFICAR.found}
        typed={typed}
        groups={groups}
        hintOf={() => null}
        onType={setTyped}
        onChoose={({ id }) => {
          choose(id);
        }}
      />
    </CommandDialog>
  );
}

/** A name that differs from another in case or accents alone would be a second one of the same. */
function isFree(nombre: string, categorias: readonly Categoria[]): boolean {
  const folded = foldText(nombre);
  if (nombre === '' || nombre.length > MAX_NOMBRE || folded === foldText(UNCLASSIFIED.nombre)) return false;
  return categorias.every((row) => foldText(row.nombre) !== folded);
}
