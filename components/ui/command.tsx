import * as Dialog from '@radix-ui/react-dialog';
import { Search, type LucideIcon } from 'lucide-react';
import { useId, useRef, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { Backdrop } from './dialog';
import { cn } from './cn';
import { useBackCloses } from './use-back-closes';

type CommandDialogProps = ComponentProps<typeof Dialog.Content> & {
  label: string;
  onClose: () => void;
};

export function CommandDialog({ label, onClose, className, children, ...props }: CommandDialogProps) {
  useBackCloses(onClose);
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Backdrop />
        <Dialog.Content
          data-slot="command-dialog"
          aria-describedby={undefined}
          className={cn(
            'fixed inset-x-2 top-2 z-50 overflow-hidden rounded-card border border-border bg-card shadow-lg',
            'sm:inset-x-auto sm:left-1/2 sm:top-[12vh] sm:w-full sm:max-w-xl sm:-translate-x-1/2',
            className,
          )}
          onOpenAutoFocus={focusLine}
          {...props}
        >
          <Dialog.Title className="sr-only">{label}</Dialog.Title>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Puts the caret behind the line's text, which the dialog alone would select. */
function focusLine(event: Event): void {
  const line =
    event.target instanceof Element ? event.target.querySelector<HTMLInputElement>('[role=combobox]') : null;
  if (!line) return;
  event.preventDefault();
  line.focus();
  line.setSelectionRange(line.value.length, line.value.length);
}

/** `id` is unique; a string as `icon` is an emoji. */
export type CommandEntry = { id: string; label: string; icon: LucideIcon | string };

type CommandGroup<Entry> = { heading: string; entries: readonly Entry[] };

type CommandMenuProps<Entry> = {
  label: string;
  placeholder: string;
  listLabel: string;
  typed: string;
  groups: readonly CommandGroup<Entry>[];
  hintOf: (entry: Entry) => ReactNode;
  onType: (text: string) => void;
  /** Takes a pasted text; true if the line should not get it. */
  onPaste?: (text: string) => boolean;
  onChoose: (entry: Entry) => void;
};

/** A combobox: the focus stays in the line; arrows, Enter or presses choose. The first entry is active at first. */
export function CommandMenu<Entry extends CommandEntry>({
  listLabel,
  groups,
  hintOf,
  onType,
  onChoose,
  ...line
}: CommandMenuProps<Entry>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const { active, setActiveId, onKeyDown } = useActiveEntry(id, groups, onChoose);

  function type(text: string) {
    setActiveId(null);
    if (list.current) list.current.scrollTop = 0;
    onType(text);
  }
  return (
    <>
      <CommandLine {...line} listId={id} active={active} onType={type} onKeyDown={onKeyDown} />
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={listLabel}
        className="max-h-[min(24rem,60dvh)] scroll-py-2 overflow-y-auto p-2"
      >
        {groups.map((group) => (
          <CommandOptions
            key={group.heading}
            {...group}
            {...{ active, hintOf, onChoose }}
            listId={id}
            onPoint={setActiveId}
          />
        ))}
      </div>
    </>
  );
}

function useActiveEntry<Entry extends CommandEntry>(
  listId: string,
  groups: readonly CommandGroup<Entry>[],
  onChoose: (entry: Entry) => void,
) {
  const [activeId, setActiveId] = useState<string | null>(null);
  const entries = groups.flatMap((group) => group.entries);
  const active = entries.find((entry) => entry.id === activeId) ?? entries[0];

  function onKeyDown(event: KeyboardEvent) {
    // An input method that composes takes Enter and arrows.
    if (event.nativeEvent.isComposing || !active) return;
    if (event.key === 'Enter') onChoose(active);
    else if (event.key === 'ArrowDown') moveTo(entryBeside(active, entries, 1));
    else if (event.key === 'ArrowUp') moveTo(entryBeside(active, entries, -1));
    else return;
    event.preventDefault();
  }

  function moveTo(entry: Entry) {
    setActiveId(entry.id);
    document.getElementById(`${listId}-${entry.id}`)?.scrollIntoView({ block: 'nearest' });
  }

  return { active, setActiveId, onKeyDown };
}

/** After the last entry comes the first. */
function entryBeside<Entry>(entry: Entry, entries: readonly Entry[], by: 1 | -1): Entry {
  return entries.at((entries.indexOf(entry) + by) % entries.length) ?? entry;
}

type CommandLineProps = Pick<
  CommandMenuProps<CommandEntry>,
  'label' | 'placeholder' | 'typed' | 'onType' | 'onPaste'
> & {
  listId: string;
  active: CommandEntry | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
};

function CommandLine({ label, listId, active, typed, onType, onPaste, ...input }: CommandLineProps) {
  return (
    <div className="has-focus-visible:border-ring flex items-center gap-3 border-b border-border px-4">
      <Search aria-hidden className="size-4 shrink-0 text-muted-foreground" />
      <input
        type="text"
        role="combobox"
        aria-label={label}
        aria-expanded={active !== undefined}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active && `${listId}-${active.id}`}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        value={typed}
        onChange={(event) => {
          onType(event.target.value);
        }}
        onPaste={(event) => {
          if (onPaste?.(event.clipboardData.getData('text'))) event.preventDefault();
        }}
        className="h-12 w-full min-w-0 bg-transparent text-base outline-none sm:text-sm"
        {...input}
      />
    </div>
  );
}

type CommandOptionsProps<Entry> = CommandGroup<Entry> &
  Pick<CommandMenuProps<Entry>, 'hintOf' | 'onChoose'> & {
    listId: string;
    active: Entry | undefined;
    onPoint: (id: string) => void;
  };

function CommandOptions<Entry extends CommandEntry>({
  heading,
  entries,
  listId,
  active,
  hintOf,
  onPoint,
  onChoose,
}: CommandOptionsProps<Entry>) {
  return (
    <div role="group" aria-label={heading}>
      <p aria-hidden className="px-2.5 py-1.5 text-xs font-medium text-muted-foreground">
        {heading}
      </p>
      {entries.map((entry) => (
        <CommandOption
          key={entry.id}
          {...entry}
          id={`${listId}-${entry.id}`}
          active={entry === active}
          hint={hintOf(entry)}
          onPoint={() => {
            onPoint(entry.id);
          }}
          onChoose={() => {
            onChoose(entry);
          }}
        />
      ))}
    </div>
  );
}

type CommandOptionProps = CommandEntry & {
  active: boolean;
  hint: ReactNode;
  onPoint: () => void;
  onChoose: () => void;
};

function CommandOption({ id, label, icon: Icon, active, hint, onPoint, onChoose }: CommandOptionProps) {
  return (
    // The input keeps the focus and handles the keys.
    <div
      id={id}
      role="option"
      aria-selected={active}
      onPointerMove={onPoint}
      onClick={onChoose}
      className="flex h-11 cursor-pointer items-center gap-3 rounded px-2.5 text-sm aria-selected:bg-primary-soft aria-selected:text-primary sm:h-10 forced-colors:aria-selected:outline-2 forced-colors:aria-selected:-outline-offset-2"
    >
      {typeof Icon === 'string' ? (
        <span aria-hidden className="w-4 shrink-0 overflow-hidden text-center">
          {Icon}
        </span>
      ) : (
        <Icon aria-hidden className="size-4 shrink-0" />
      )}
      <span className="min-w-0 flex-1 truncate">{label}</span>
      <span aria-hidden className="hidden shrink-0 sm:inline">
        {hint}
      </span>
    </div>
  );
}
