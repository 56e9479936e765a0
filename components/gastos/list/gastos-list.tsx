import { useMemo, type ComponentProps, type KeyboardEvent, type MouseEvent } from 'react';
import type { ListedGastos, Orden } from '@/lib/domain/gastos-query';
import type { Catalogo, Gasto } from '@/lib/domain/entities';
import type { Fecha, Period } from '@/lib/domain/dates';
import { cantidadRoom, type ColumnField, GridHead } from '@/components/gasto/gasto-columns';
import { useTypeAhead } from '@/components/shell/use-shortcuts';
import { cn } from '@/components/ui/cn';
import { useFormat } from '@/lib/hooks/use-format';
import { FINDING } from '@/lib/text/gastos-list';
import { DaySection } from './day-section';
import type { RowGestures } from './later-parts';
import { RowKeys } from './row-keys';
import { drawnIn, rowsThatFit, useLineHeights, useListWindow } from './list-window';
import type { ListState } from './use-list-state';
import { useSetting } from '@/lib/hooks/use-setting';
import { rowDensity } from '@/lib/page/settings/row-density';
import { useLoaded } from '@/lib/hooks/use-loaded';
import { useIsPhase } from '@/lib/hooks/use-is-phase';
import { useGastosByIds } from '@/lib/hooks/use-catalogo';
import { lazyPart } from '@/components/ui/lazy-part';

const OthersHeading = lazyPart(
  () => import('./others-note').then((module) => module.OthersHeading),
  () => <div className="h-12" />,
);

type GastosListProps = {
  label: string;
  address: string;
  period: Period;
  list: ListedGastos;
  known: ReadonlyMap<number, Gasto> | null;
  complete: boolean;
  catalogo: Catalogo;
  today: Fecha;
  wide: boolean;
  state: ListState;
  orden: Orden;
  onOrden: (orden: Orden) => void;
};

/** On paper, a table before the list replaces it. */
const BESIDE_TABLE = '[table~&]:print:hidden';

/** Draws only expenses near the screen. */
export function GastosList({
  label,
  address,
  period,
  list,
  known,
  complete,
  catalogo,
  today,
  wide,
  state,
  orden,
  onOrden,
}: GastosListProps) {
  const format = useFormat();
  const isCompact = useSetting(rowDensity) === 'compact' && wide;
  const heights = useLineHeights(isCompact, list.others?.start);
  const shown = useMemo(() => clip(list, rowsThatFit(list, heights)), [list, heights]);
  const [window, holder] = useListWindow(address, shown, heights);
  const gastos = useListedGastos(shown.ids, window.from, window.to, known, complete);
  const editor = useRowEditor(wide, state);
  const drawn = drawnIn(shown, window, heights);
  return (
    <section
      aria-label={label}
      className={cn('@container', !wide && 'overflow-x-clip', BESIDE_TABLE)}
      style={cantidadRoom(format.cantidad(list.totals.total))}
    >
      {wide ? <GridHead selection={state.selection} orden={orden} onOrden={onOrden} /> : null}
      {/* Presses, arrow keys and the focus of the buttons inside. */}
      <div ref={holder} {...listeners(gastos, state)}>
        {/* No scroll anchor: rows drawn before it would scroll the page. */}
        <div className="[overflow-anchor:none]" style={{ height: drawn.before }} />
        {drawn.parts.map((part) => (
          <DaysPart
            key={part.day?.fecha ?? (isOfOthers(part.from, shown) ? 'others' : 'period')}
            {...part}
            {...{ shown, period, gastos, catalogo, today, wide, isCompact, editor, state }}
          />
        ))}
        <div className="[overflow-anchor:none]" style={{ height: drawn.after }}>
          {window.to < shown.ids.length ? <NextRows /> : null}
        </div>
      </div>
      <RowKeys {...{ gastos, state }} />
      {wide ? null : <Gestures holderRef={holder} gastos={gastos} state={state} />}
      {shown.ids.length < list.ids.length ? (
        <p className="px-4 py-6 text-center text-sm text-muted-foreground">
          {FINDING.clipped(format.plainNumber(shown.ids.length))}
        </p>
      ) : null}
    </section>
  );
}

/** A screen reader's cursor neither scrolls nor presses keys: it would pass the undrawn rows. */
function NextRows() {
  return (
    <button
      type="button"
      tabIndex={-1}
      className="sr-only"
      onClick={({ currentTarget }) => {
        currentTarget.scrollIntoView();
      }}
    >
      {FINDING.next}
    </button>
  );
}

type DaysPartProps = Omit<ComponentProps<typeof DaySection>, 'ids'> & {
  shown: ListedGastos;
  period: Period;
};

/** The part outside of the period stands below a heading. */
function DaysPart({ shown, period, ...rest }: DaysPartProps) {
  return (
    <>
      {shown.others?.start === rest.from ? (
        <OthersHeading period={period} totals={shown.others.totals} />
      ) : null}
      <DaySection {...rest} ids={shown.ids} />
    </>
  );
}

function listeners(gastos: ReadonlyMap<number, Gasto>, state: ListState) {
  return {
    onClick({ target, shiftKey }: MouseEvent) {
      const pressed = pressedIn(target, gastos);
      if (!pressed) return;
      const { gasto, act, field } = pressed;
      if (act === 'select') state.selection.toggle(gasto.id, shiftKey);
      else if (act === 'pay') state.pay(gasto);
      else state.edit(gasto, field);
    },
    onKeyDown(event: KeyboardEvent) {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      const moved = step === 0 ? null : moveFocus(event.currentTarget, event.target, step);
      if (!moved) return;
      event.preventDefault();
      if (event.shiftKey) state.selection.extend(moved.from, moved.to);
    },
    onFocus: state.rowFocus.onFocus,
    onBlur: state.rowFocus.onBlur,
  };
}

const CHARACTER = /^.$/u;

/** Keeps keys that are typed before the editor is there. */
function useRowEditor(wide: boolean, { editing, typeAhead }: ListState) {
  // A narrow list has none, and is not drawn again for it.
  const isCalm = useIsPhase(wide ? 'calm' : null);
  const isEditing = wide && editing !== null;
  const editor = useLoaded(loadRowEditor, isEditing || isCalm);
  useTypeAhead(isEditing && !editor, CHARACTER, typeAhead);
  return editor && editor.RowEditor;
}

/** Buttons do the same. */
function Gestures(props: ComponentProps<typeof RowGestures>) {
  const gestures = useLoaded(loadLaterParts, useIsPhase('calm'));
  return gestures ? <gestures.RowGestures {...props} /> : null;
}

function loadRowEditor() {
  return import('./row-editor');
}

/** Answers null if they cannot be loaded. */
export function loadLaterParts() {
  return import('./later-parts').catch(() => null);
}

function isOfOthers(from: number, { others }: ListedGastos): boolean {
  return others !== null && from >= others.start;
}

function clip(list: ListedGastos, count: number): ListedGastos {
  if (count >= list.ids.length) return list;
  const days = list.days?.filter(({ start }) => start < count) ?? null;
  const others = list.others && list.others.start < count ? list.others : null;
  return { ...list, ids: Array.from({ length: count }, (_, place) => list.ids[place] ?? 0), days, others };
}

/** Answers null if no part of a row was pressed. */
function pressedIn(target: EventTarget, gastos: ReadonlyMap<number, Gasto>) {
  if (!(target instanceof Element)) return null;
  const part = target.closest<HTMLElement>('[data-act]')?.dataset;
  const row = target.closest<HTMLElement>('[data-gasto]');
  const gasto = gastos.get(Number(row?.dataset.gasto));
  return part && gasto ? { gasto, act: part.act, field: (part.field ?? 'nombre') as ColumnField } : null;
}

/** To the same kind of control. Answers both expenses; null if there is no next row. */
function moveFocus(list: Element, from: EventTarget, step: 1 | -1): { from: number; to: number } | null {
  const row = from instanceof Element ? from.closest<HTMLElement>('[data-gasto]') : null;
  if (!row) return null;
  const rows = [...list.querySelectorAll<HTMLElement>('[data-gasto]')];
  const next = rows[rows.indexOf(row) + step];
  const kind = from instanceof HTMLInputElement ? 'input' : 'button';
  next?.querySelector<HTMLElement>(`${kind}[data-act]`)?.focus();
  return next ? { from: Number(row.dataset.gasto), to: Number(next.dataset.gasto) } : null;
}

/** Without expenses still being read. An incomplete list reads known ones too: the complete one starts with them. */
function useListedGastos(
  ids: ArrayLike<number>,
  from: number,
  to: number,
  known: ReadonlyMap<number, Gasto> | null,
  complete: boolean,
): ReadonlyMap<number, Gasto> {
  const count = known && complete ? 0 : to - from;
  const read = useGastosByIds(Array.from({ length: count }, (_, index) => ids[from + index] ?? 0));
  return known ?? read;
}
