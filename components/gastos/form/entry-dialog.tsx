import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { StorageGate } from '@/components/shell/storage-gate';
import { Dialog, DialogContent, TALL_DIALOG } from '@/components/ui/dialog';
import { cn } from '@/components/ui/cn';
import { byId, type Catalogo, type Gasto, rowsOfGasto } from '@/lib/domain/entities';
import { draftOf, type GastoDraft, type Unfinished } from '@/lib/domain/gasto-entry';
import { readAddress, withNew } from '@/lib/domain/query-address';
import {
  entryChoices,
  readEntryChoices,
  type Choice,
  type EntryChoices,
} from '@/lib/page/queries/entry-choices';
import { autoCents } from '@/lib/page/settings/entry-settings';
import { enterPhase } from '@/lib/page/phase';
import { retypeCents } from '@/lib/read/auto-cents';
import { EARLY_ENTRY, takeEarlyCantidad } from '@/components/opening/early-input';
import { freshDraft } from '@/lib/page/settings/sticky-etiqueta';
import { closeEntry, type OpenedEntry, typeAhead } from '@/lib/page/overlays';
import { draftOffers, keptDraft, knownOffers, newDraftKey } from '@/lib/page/acts/drafts';
import { useEntryChoices } from '@/lib/hooks/use-entry-choices';
import { useFormat } from '@/lib/hooks/use-format';
import { useLoaded } from '@/lib/hooks/use-loaded';
import { useToday } from '@/lib/hooks/use-today';
import { STARTERS } from '@/lib/sample/generate-sample';
import { BUTTONS } from '@/lib/text/common';
import { shownNombre } from '@/lib/text/format';
import { CORRECTING } from '@/lib/text/gastos';
import { LINES } from '@/lib/text/entry';
import { REFUNDS } from '@/lib/text/reembolsos';
import { OfferedLines, useAreDraftsRead } from './draft-offers';
import { EntryForm, loadRefunds } from './entry-form';
import { GastosSkeleton } from '@/components/gastos/list/empty-gastos';

type EntryDialogProps = { dialog: Exclude<OpenedEntry, { state: 'closed' }> };

export function EntryDialog({ dialog }: EntryDialogProps) {
  const { marks } = useFormat();
  const passAmountOn = useEffectEvent(() => {
    const early = takeEarlyCantidad(marks.decimal);
    if (early?.text) typeAhead(autoCents.read() ? retypeCents(early.text, marks) : early.text);
  });
  // After the effects of the form, which takes the amount if it is there already.
  useLayoutEffect(() => {
    passAmountOn();
  }, []);
  return (
    <Dialog onClose={closeEntry} address={'gasto' in dialog ? undefined : withNew(window.location.search)}>
      <DialogContent
        title={TITLES[dialog.state]}
        closeLabel={BUTTONS.close}
        // A week of days and eight tiles fit into a row each.
        className={dialog.state === 'refunds' ? undefined : cn(TALL_DIALOG, 'sm:max-w-[47rem]')}
        focusesItself
        keepsOpen
      >
        <StorageGate opening={<GastosSkeleton />}>
          <OpenedForm dialog={dialog} />
        </StorageGate>
      </DialogContent>
    </Dialog>
  );
}

const TITLES = {
  new: BUTTONS.newGasto,
  lines: LINES.title,
  edit: CORRECTING.editTitle,
  refunds: REFUNDS.title,
};

function OpenedForm({ dialog }: EntryDialogProps) {
  switch (dialog.state) {
    case 'new':
      return <NewEntry key={dialog.unfinished ?? dialog.like?.id} {...dialog} />;
    case 'lines':
      return <Lines key={dialog.unfinished} draftKey={dialog.unfinished} />;
    case 'edit':
      return <EditEntry gasto={dialog.gasto} />;
    case 'refunds':
      return <OpenedRefunds gasto={dialog.gasto} />;
  }
}

/** Closes once a refund is added: the toast says the rest. */
function OpenedRefunds({ gasto }: { gasto: Gasto }) {
  const loaded = useLoaded(loadRefunds, true);
  if (!loaded) return <GastosSkeleton />;
  return (
    <div className="overflow-y-auto p-4 sm:p-5">
      <h3 className="mb-2 truncate font-medium">
        <bdi>{shownNombre(gasto.nombre)}</bdi>
      </h3>
      <loaded.Refunds
        opened={gasto}
        takesFocus
        onStored={(_, isNew) => {
          if (isNew) closeEntry();
        }}
      />
    </div>
  );
}

/** Brings the grammar of lines, which an amount does not need. */
function loadLines() {
  return import('@/components/gastos/lines/lines-review');
}

function Lines({ draftKey }: { draftKey: string }) {
  const lines = useLoaded(loadLines, true);
  return lines ? <lines.LinesReview draftKey={draftKey} onDone={closeEntry} /> : <GastosSkeleton />;
}

type NewOpened = Extract<OpenedEntry, { state: 'new' }>;

function NewEntry(opened: NewOpened) {
  const choices = useEntryChoices(STARTERS);
  const areDraftsRead = useAreDraftsRead();
  const isThere = choices !== undefined && areDraftsRead;
  useScreenAfter(isThere);
  return isThere ? <NewForm {...opened} choices={choices} /> : <GastosSkeleton />;
}

/** The screen behind waits until the form has the focus and is painted, or gone. */
function useScreenAfter(isThere: boolean): void {
  useEffect(() => {
    if (!isThere) return undefined;
    const frame = requestAnimationFrame(() => setTimeout(showScreen));
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [isThere]);
  useEffect(() => showScreen, []);
}

function showScreen(): void {
  enterPhase('shown');
}

function NewForm({ choices, ...opened }: NewOpened & { choices: EntryChoices }) {
  const { cantidad, like, line, unfinished, beginsWithLine } = opened;
  const format = useFormat();
  const today = useToday();
  const [{ back, lines }] = useState(() => leftDrafts(opened));
  const [key] = useState(() => unfinished ?? back?.key ?? newDraftKey());
  const [said] = useState(() => draftIn(key) ?? back?.content.draft ?? line?.draft);
  const preset = freshDraft(today, choices.lastMetodoPago ?? choices.metodosPago[0]?.nombre ?? null);
  const presets = presetsOfAddress(choices);
  const saidBefore = like ? ALL_CHOSEN : chosenIn({ ...presets, ...said });
  const initial = like
    ? { ...draftOf(like, nombresOf(choices), format.plainNumber(like.cantidad)), fecha: today }
    : { ...preset, ...presets };
  return (
    <EntryForm
      {...{ choices, initial, saidBefore }}
      beginning={like ? undefined : { ...initial, cantidad, ...said }}
      gasto={null}
      newKey={key}
      offered={
        said || like || !lines ? null : <OfferedLines draftKey={lines.key} text={lines.content.text} />
      }
      hasComeBack={back !== undefined}
      asked={line?.questions}
      notice={line?.notice}
      typedLine={beginsWithLine ? '' : line?.typed}
      onDone={closeEntry}
    />
  );
}

type OfferOf<Kind extends Unfinished['kind']> = { key: string; content: Extract<Unfinished, { kind: Kind }> };
type LeftDrafts = { back?: OfferOf<'gasto'> | undefined; lines?: OfferOf<'lines'> | undefined };

function leftDrafts({ cantidad, like, line, unfinished, beginsWithLine }: NewOpened): LeftDrafts {
  const left = knownOffers();
  const early = document.querySelector<HTMLInputElement>(`#${EARLY_ENTRY} input`)?.value ?? '';
  const isSaid = cantidad + early !== '' || like || line || unfinished !== undefined || beginsWithLine;
  return {
    back: isSaid
      ? undefined
      : left.find((offer): offer is OfferOf<'gasto'> => offer.content.kind === 'gasto'),
    lines: left.find((offer): offer is OfferOf<'lines'> => offer.content.kind === 'lines'),
  };
}

function draftIn(key: string): GastoDraft | null {
  const content = keptDraft(key);
  return content?.kind === 'gasto' ? content.draft : null;
}

/** Fields that a guess may fill. */
const ALL_CHOSEN = ['categoria', 'metodoPago', 'etiquetas'] as const;

function chosenIn(draft: Partial<GastoDraft>) {
  return ALL_CHOSEN.filter((field) => draft[field] !== undefined);
}

function EditEntry({ gasto }: { gasto: Gasto }) {
  // A category or method that another tab has just made would be missing, as if none were chosen.
  const choices = useEntryChoices(STARTERS, (known) => {
    const { categoria, metodoPago } = rowsOfGasto(gasto, nombresOf(known));
    return categoria !== undefined && metodoPago !== undefined;
  });
  const format = useFormat();
  if (!choices) return <GastosSkeleton />;
  const initial = draftOf(gasto, nombresOf(choices), format.plainNumber(gasto.cantidad));
  return <EntryForm choices={choices} initial={initial} gasto={gasto} onDone={closeEntry} />;
}

/** Needs an open storage; does not wait for the answer. */
export function readAhead(): void {
  readEntryChoices(STARTERS).catch(() => {
    // The data cannot be read now: opening the form tries again, and says so then.
  });
}

/** Fulfilled once the choices are there, or will not come. */
export async function askForChoices(): Promise<void> {
  await Promise.all([entryChoices(STARTERS).ask(), draftOffers.ask()]);
}

/** Without the starters, which are not stored yet. */
function nombresOf({ categorias, metodosPago }: EntryChoices): Catalogo {
  return { categorias: byId(categorias.filter(isStored)), metodosPago: byId(metodosPago.filter(isStored)) };
}

function isStored<Fields>(choice: Choice<Fields>): choice is Fields & { id: number } {
  return choice.id !== null;
}

function presetsOfAddress({ categorias, metodosPago }: EntryChoices): Partial<GastoDraft> {
  const { filter } = readAddress(new URLSearchParams(window.location.search));
  const categoria = onlyOf(filter.categorias, categorias);
  const metodoPago = onlyOf(filter.metodosPago, metodosPago);
  const [estado, otherEstado] = filter.estados;
  return {
    ...(categoria && { categoria }),
    ...(metodoPago && { metodoPago }),
    ...(estado && estado !== 'otro' && !otherEstado && { estado }),
  };
}

function onlyOf(
  ids: readonly number[],
  rows: readonly { id: number | null; nombre: string }[],
): string | undefined {
  return ids.length === 1 ? rows.find(({ id }) => id === ids[0])?.nombre : undefined;
}
