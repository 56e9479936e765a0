import { useState } from 'react';
import { flushSync } from 'react-dom';
import { CantidadField } from '@/components/fields/cantidad-field';
import { Button } from '@/components/ui/button';
import { SCROLL_ROW } from '@/components/ui/choice-chips';
import { cn } from '@/components/ui/cn';
import type { GastoDraft } from '@/lib/domain/gasto-entry';
import { useFormat } from '@/lib/hooks/use-format';
import { useLoaded } from '@/lib/hooks/use-loaded';
import type { EntryChoices, Suggestion } from '@/lib/page/queries/entry-choices';
import { BUTTONS } from '@/lib/text/common';
import { ENTRY, LINE_FIELD } from '@/lib/text/entry';
import { type Format, shorten } from '@/lib/text/format';
import { PAD } from '@/lib/text/gastos-list';
import type { useCantidadPad } from './cantidad-pad';
import type { useEntryForm } from './use-entry-form';

type EmptyDraftProps = {
  entry: Pick<ReturnType<typeof useEntryForm>, 'draft' | 'filled' | 'empty' | 'begin'>;
};

/** Can be taken back until something is typed. */
function EmptyDraft({ entry: { draft, filled, empty, begin } }: EmptyDraftProps) {
  const [emptied, setEmptied] = useState<GastoDraft | null>(null);
  const [isOver, setOver] = useState(false);
  // Saved, erased by hand, or typed anew.
  if (!isOver && filled === (emptied !== null)) setOver(true);
  if (isOver) return null;
  return (
    <Button
      variant="ghost"
      size="small"
      // In the amount’s box, under what stands over it.
      className="tight:top-[4.375rem] absolute right-0.5 top-[1.625rem] h-12 text-primary sm:h-14"
      onClick={() => {
        setEmptied(emptied ? null : draft);
        if (emptied) begin(emptied);
        else empty();
      }}
    >
      {emptied ? BUTTONS.undo : ENTRY.emptyDraft}
    </Button>
  );
}

type RecentsProps = {
  recents: readonly Suggestion[];
  /** The amount so far, which no recent replaces. Those that cost as much come first. */
  typed: string;
  onTake: (values: Partial<GastoDraft>) => void;
  /** For a short press by a finger or a mouse, instead of `onTake`. */
  onPress?: ((values: Partial<GastoDraft>) => void) | undefined;
};

/** With the amount, if it is usually the same. */
function Recents({ recents, typed, onTake, onPress }: RecentsProps) {
  const format = useFormat();
  // The first expense of all must not move what is below.
  const [hasRoom] = useState(recents.length > 0);
  if (!hasRoom) return null;
  function isOfTyped({ cantidad }: Suggestion) {
    return cantidad !== null && format.plainNumber(cantidad) === typed;
  }
  const ordered = [...recents.filter(isOfTyped), ...recents.filter((recent) => !isOfTyped(recent))];
  return (
    <div
      role="group"
      aria-label={ENTRY.recents}
      className={cn(SCROLL_ROW, '-my-2 -mr-4 min-h-14 sm:-my-1 sm:-mr-5')}
    >
      {ordered.map((recent) => (
        <Recent key={recent.nombre} {...{ recent, typed, onTake, onPress }} />
      ))}
    </div>
  );
}

function Recent({ recent, typed, onTake, onPress }: Omit<RecentsProps, 'recents'> & { recent: Suggestion }) {
  const format = useFormat();
  const values = valuesOf(recent, typed, format);
  return (
    <Button
      variant="outline"
      className="max-w-48 rounded-full px-3.5 font-normal"
      onClick={({ detail }) => {
        const isByKey = detail === 0;
        (isByKey ? onTake : (onPress ?? onTake))(values);
      }}
      onContextMenu={(event) => {
        if (!onPress) return;
        event.preventDefault();
        onTake(values);
      }}
    >
      <span className="truncate">{shorten(recent.nombre)}</span>
      {recent.cantidad === null ? null : (
        <span className="tabular-nums text-muted-foreground">{format.plainNumber(recent.cantidad)}</span>
      )}
    </Button>
  );
}

function valuesOf(
  { nombre, cantidad, categoria, metodoPago }: Suggestion,
  typed: string,
  format: Format,
): Partial<GastoDraft> {
  return {
    nombre,
    ...(cantidad !== null &&
      typed === '' && { cantidad: format.plainNumber(cantidad), cantidadMeaning: null }),
    ...(categoria !== null && { categoria }),
    ...(metodoPago !== null && { metodoPago }),
  };
}

/** Brings the grammar of lines, which an amount does not need. */
function loadLineField() {
  return import('./line-field');
}

type EntryParts = {
  entry: Omit<ReturnType<typeof useEntryForm>, 'form'>;
  choices: EntryChoices;
};

type EntryCantidadProps = EntryParts &
  Pick<ReturnType<typeof useCantidadPad>, 'fieldProps'> & {
    isNew: boolean;
    isLine: boolean;
    typedLine: string | undefined;
    /** True if the line stands in the amount's place. */
    onlyLine: boolean;
    onSwitch: (isLine: boolean) => void;
    hasComeBack: boolean;
    savesOnTap: boolean;
  };

export function EntryCantidad({ isLine, typedLine, onlyLine, onSwitch, ...props }: EntryCantidadProps) {
  const { entry, choices, fieldProps } = props;
  const loaded = useLoaded(loadLineField, isLine);
  const line = isLine && loaded && (
    <loaded.LineField
      {...{ choices, typedLine }}
      onSaid={entry.takeLine}
      onAnswer={entry.change}
      fault={onlyLine ? entry.faults.cantidad : undefined}
      saved={entry.saved}
    />
  );
  if (line && onlyLine)
    return (
      <div className="relative">
        <FieldSwitch
          label={PAD.name}
          onPress={() => {
            flushSync(() => {
              onSwitch(false);
            });
            fieldProps.inputRef.current?.focus();
          }}
        />
        {line}
      </div>
    );
  return (
    <>
      {line}
      <TypedCantidad
        {...props}
        isLine={onlyLine ? undefined : isLine}
        onLine={() => {
          onSwitch(!isLine);
        }}
      />
    </>
  );
}

type TypedCantidadProps = Omit<EntryCantidadProps, 'isLine' | 'typedLine' | 'onlyLine' | 'onSwitch'> & {
  /** Undefined if a line would take the amount's place. */
  isLine: boolean | undefined;
  onLine: () => void;
};

function TypedCantidad({ entry, choices, isNew, fieldProps, isLine, onLine, ...rest }: TypedCantidadProps) {
  const { draft, faults, change } = entry;
  const fault = faults.cantidad;
  return (
    <>
      <div className="relative">
        {/* Before the amount, so that Tab leads from there to the categories. */}
        {isNew ? (
          // The fault needs its room.
          <FieldSwitch
            label={LINE_FIELD.label}
            isOn={isLine}
            isHidden={fault !== undefined}
            onPress={onLine}
          />
        ) : null}
        {rest.hasComeBack && typeof fault !== 'object' ? <EmptyDraft entry={entry} /> : null}
        <CantidadField draft={draft} fault={fault} onChange={change} {...fieldProps} />
      </div>
      {isNew ? <UsualOnes {...{ entry, choices }} savesOnTap={rest.savesOnTap} /> : null}
    </>
  );
}

/** With an amount, a tap saves, as on a tile. */
function UsualOnes({ entry, choices, savesOnTap }: EntryParts & { savesOnTap: boolean }) {
  const { cantidad } = entry.draft;
  return (
    <Recents
      recents={choices.recents}
      typed={cantidad}
      onTake={(values) => {
        entry.begin(values, true);
      }}
      onPress={savesOnTap && cantidad !== '' ? entry.saveWith : undefined}
    />
  );
}

type FieldSwitchProps = {
  label: string;
  isOn?: boolean | undefined;
  isHidden?: boolean;
  onPress: () => void;
};

/** Beside the label, without room of its own; above it where text is large. */
function FieldSwitch({ label, isOn, isHidden = false, onPress }: FieldSwitchProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      className={cn(
        'tight:static tight:block tight:h-[44px] absolute -top-3 right-0 h-11 cursor-pointer rounded px-2 text-sm font-medium text-primary hover:bg-accent sm:-top-2 sm:h-9',
        isHidden && 'invisible',
      )}
    >
      {label}
    </button>
  );
}
