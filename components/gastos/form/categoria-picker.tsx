import { useState } from 'react';
import { CommandDialog, CommandMenu } from '@/components/ui/command';
import type { CategoriaFields } from '@/lib/domain/entities';
import { foldText, searchTerms } from '@/lib/read/words';
import type { Choice } from '@/lib/page/entry-choices';
import { ENTRY } from '@/lib/text/gastos';

type CategoriaPickerProps = {
  categorias: readonly Choice<CategoriaFields>[];
  onChoose: (categoria: string) => void;
  onClose: () => void;
};

export function CategoriaPicker({ categorias, onChoose, onClose }: CategoriaPickerProps) {
  const [typed, setTyped] = useState('');
  const terms = searchTerms(typed);
  const entries = categorias
    .map(({ nombre, icono }, place) => ({ id: String(place), label: nombre, icon: icono }))
    .filter(({ label }) => label !== '' && terms.every((term) => foldText(label).includes(term)));
  return (
    <CommandDialog label={ENTRY.allCategorias} onClose={onClose}>
      <CommandMenu
        label={ENTRY.findCategoria}
        placeholder={ENTRY.findCategoria}
        listLabel={ENTRY.allCategorias}
        typed={typed}
        groups={entries.length > 0 ? [{ heading: ENTRY.allCategorias, entries }] : []}
        hintOf={() => null}
        onType={setTyped}
        onChoose={({ label }) => {
          onChoose(label);
          onClose();
        }}
      />
      {entries.length === 0 ? (
        <p role="status" className="p-4 pt-2 text-sm text-muted-foreground">
          {ENTRY.noCategoria}
        </p>
      ) : null}
    </CommandDialog>
  );
}
