import { flushSync } from 'react-dom';
import { CantidadField } from '@/components/fields/cantidad-field';
import { cn } from '@/components/ui/cn';
import { useLoaded } from '@/lib/hooks/use-loaded';
import type { EntryChoices } from '@/lib/page/entry-choices';
import { PAD } from '@/lib/text/gastos-list';
import { LINE_FIELD } from '@/lib/text/entry';
import { EmptyDraft } from './empty-draft';
import { Recents } from './recents';
import type { useCantidadPad } from './use-cantidad-pad';
import type { useEntryForm } from './use-entry-form';

/** The module brings the grammar of lines, which an amount does not need. */
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
    /** Begins the line. */
    typedLine: string | undefined;
    /** True if the line stands in the amount's place. */
    onlyLine: boolean;
    onSwitch: (isLine: boolean) => void;
    hasComeBack: boolean;
    savesOnTap: boolean;
  };

/** The amount is typed, said in a line, or comes with a recent expense. */
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

/** With an amount, a tap on a recent saves as one on a tile does. */
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

/** Stands beside the label of amount or line, where it takes no room; above it where text is large. */
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
