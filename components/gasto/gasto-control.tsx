import { Input } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';
import { ESTADOS } from '@/lib/domain/entities';
import { firstGrapheme } from '@/lib/domain/graphemes';
import type { DraftFaults } from '@/lib/domain/gasto-entry';
import { ESTADO_NAMES, NONE } from '@/lib/text/common';
import { ENTRY } from '@/lib/text/entry';
import { shorten, shownNombre } from '@/lib/text/format';
import type { ColumnField } from './gasto-columns';

export function showPicker(field: HTMLInputElement | HTMLSelectElement): void {
  try {
    field.showPicker();
  } catch {
    // The browser has none, or refuses to open it: the field has the focus.
  }
}

type Choice = { value: string; label: string };

type GastoControlProps = {
  field: ColumnField;
  value: string;
  /** Of a field that is chosen, not typed. */
  choices?: readonly Choice[] | undefined;
  onChange: (value: string) => void;
  id?: string;
  name?: string;
  className?: string;
  placeholder?: string;
  list?: string | undefined;
  'aria-label'?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string | undefined;
};

const TYPED_AS = {
  fecha: { type: 'date' },
  cantidad: { inputMode: 'decimal', autoComplete: 'off' },
  text: { autoComplete: 'off' },
} as const;

export function GastoControl({ field, choices, onChange, placeholder, list, ...props }: GastoControlProps) {
  if (!choices) {
    const typedAs = field === 'fecha' || field === 'cantidad' ? field : 'text';
    return (
      <Input
        {...TYPED_AS[typedAs]}
        {...{ placeholder, list }}
        {...props}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
    );
  }
  return (
    <NativeSelect
      {...props}
      onChange={(event) => {
        onChange(event.target.value);
      }}
    >
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </NativeSelect>
  );
}

/** A category's or a method's, with its local id. */
export function rowChoice({ id, nombre, icono }: { id: number; nombre: string; icono: string }) {
  return { value: String(id), label: shownNombre(nombre), icon: firstGrapheme(icono) };
}

/** The program's states, and the expense's own. */
export function estadoChoices(stored: string = ESTADOS[0]): Choice[] {
  const known: Choice[] = ESTADOS.map((estado) => ({ value: estado, label: ESTADO_NAMES[estado] }));
  return known.some(({ value }) => value === stored)
    ? known
    : [...known, { value: stored, label: shorten(stored) || NONE.estado }];
}

/** Undefined without a fault, and for an amount that must be asked about. */
export function faultText(faults: DraftFaults, field: keyof DraftFaults): string | undefined {
  const fault = faults[field];
  const texts: Readonly<Record<string, string>> = ENTRY.faults[field];
  return typeof fault === 'string' ? texts[fault] : undefined;
}
