import { useRef, useState, type KeyboardEvent } from 'react';
import { NativeSelect } from '@/components/ui/native-select';
import { useAfterPress } from '@/lib/hooks/use-after-press';
import type { Mend } from '@/lib/import/mend-plan';
import type { StoredName } from '@/lib/import/review-catalogo';
import { shorten } from '@/lib/text/format';
import { FIELD_NAMES, REVIEW } from '@/lib/text/importar';

type MendSelectProps = {
  index: number;
  field: 'categoriaId' | 'metodoPagoId';
  value: string | null;
  choices: readonly StoredName[];
  onMend: (mend: Mend) => void;
  onLeave: () => void;
};

/**
 * A category or a method of the file to choose anew. Enter or leaving it corrects the file: the arrow keys pass
 * through the list without doing so.
 */
export function MendSelect({ index, field, value, choices, onMend, onLeave }: MendSelectProps) {
  const afterPress = useAfterPress();
  const [chosen, setChosen] = useState('');
  const committed = useRef('');

  function commit(): void {
    if (chosen === committed.current) return;
    committed.current = chosen;
    onMend({ index, field, value: Number(chosen) });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    commit();
    onLeave();
  }

  return (
    <NativeSelect
      data-mend
      aria-label={REVIEW.cellOf(FIELD_NAMES[field], index)}
      value={chosen}
      onChange={(event) => {
        setChosen(event.target.value);
      }}
      onKeyDown={onKeyDown}
      onBlur={() => {
        afterPress(commit);
      }}
    >
      <option value="" disabled>
        {value === null ? REVIEW.choose : `${value} · ${REVIEW.choose}`}
      </option>
      {choices.map(({ id, nombre }) => (
        <option key={id} value={id}>
          {shorten(nombre)}
        </option>
      ))}
    </NativeSelect>
  );
}
