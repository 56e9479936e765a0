import {
  CircleCheck,
  Copy,
  Ellipsis,
  Hash,
  type LucideIcon,
  SquarePen,
  Tag,
  Trash2,
  Undo2,
  X,
} from 'lucide-react';
import { type RefObject, useMemo, useRef } from 'react';
import { CategoryIcon } from '@/components/gasto/gasto-marks';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { OneTabStop } from '@/components/ui/keyboard-focus';
import { MenuButton } from '@/components/ui/menu-button';
import { Popover } from '@/components/ui/popover';
import { PopoverButton } from '@/components/ui/popover-button';
import { useBackCloses } from '@/components/ui/use-back-closes';
import type { Catalogo, Categoria, Gasto } from '@/lib/domain/entities';
import { wholeTotals } from '@/lib/domain/find-gastos';
import type { ListedGastos } from '@/lib/domain/gastos-query';
import { type IdSet, idsIn, listedIds } from '@/lib/domain/id-set';
import type { Cents } from '@/lib/domain/money';
import type { Period } from '@/lib/domain/dates';
import { netCents } from '@/lib/domain/reembolsos';
import { useGastosByIds } from '@/lib/hooks/use-catalogo';
import { useFormat } from '@/lib/hooks/use-format';
import { openEntryLike, openRefundsOf } from '@/lib/page/overlays';
import { briefCantidad, titleOf } from '@/lib/text/brief-cantidad';
import { BUTTONS, FIELDS } from '@/lib/text/common';
import { ETIQUETAS } from '@/lib/text/etiquetas';
import { type Format, shownNombre } from '@/lib/text/format';
import { CORRECTING, SEARCHING } from '@/lib/text/gastos';
import { REFUNDS } from '@/lib/text/reembolsos';
import { SHELL } from '@/lib/text/shell';
import type { ListState } from './use-list-state';

type CategoriaButtonProps = {
  categorias: Iterable<Categoria>;
  disabled: boolean;
  className: string;
  onPick: (categoriaId: number) => void;
};

function CategoriaButton({ categorias, disabled, className, onPick }: CategoriaButtonProps) {
  return (
    <PopoverButton
      variant="ghost"
      size="small"
      disabled={disabled}
      className={className}
      panel={(opened) => (
        <Popover
          aria-label={FIELDS.categoria}
          className="max-h-(--radix-popover-content-available-height) w-64 overflow-y-auto p-1"
          {...opened}
        >
          <Categorias
            categorias={categorias}
            onPick={(categoriaId) => {
              opened.onClose();
              onPick(categoriaId);
            }}
          />
        </Popover>
      )}
    >
      <Tag aria-hidden />
      {FIELDS.categoria}
    </PopoverButton>
  );
}

function Categorias({ categorias, onPick }: Pick<CategoriaButtonProps, 'categorias' | 'onPick'>) {
  return (
    <OneTabStop>
      {Array.from(categorias, (categoria) => (
        <button
          key={categoria.id}
          type="button"
          className="flex min-h-11 w-full cursor-pointer items-center gap-3 rounded px-2 text-left text-sm hover:bg-accent focus-visible:-outline-offset-2 sm:min-h-9"
          onClick={() => {
            onPick(categoria.id);
          }}
        >
          <CategoryIcon categoria={categoria} className="size-6 text-sm" />
          <bdi className="truncate">{shownNombre(categoria.nombre)}</bdi>
        </button>
      ))}
    </OneTabStop>
  );
}

type SelectionBarProps = {
  state: ListState;
  period: Period;
  list: ListedGastos;
  known: ReadonlyMap<number, Gasto> | null;
  catalogo: Catalogo;
};

/** Selected expenses are read up to this number. */
const READ_AT_MOST = 2000;

/** On a phone a button's word stands below its icon. */
const ACT_CLASS =
  'flex-1 whitespace-nowrap px-1 sm:px-1.5 @max-[32rem]:basis-[30%] max-sm:min-h-12 max-sm:flex-col max-sm:gap-0.5 max-sm:text-xs max-[22rem]:text-[0.6875rem]';

type Act = {
  icon: LucideIcon;
  label: string;
  act: (opener: Element | null) => void;
  className?: string;
};

export function SelectionBar({ state, period, list, known, catalogo }: SelectionBarProps) {
  const format = useFormat();
  const { selection } = state;
  const gastos = useSelected(selection.ids, known);
  const sum = useSum(selection.ids, list, gastos);
  const bar = useRef<HTMLElement>(null);
  const acts = actsOn(state, gastos, format);
  const outside = useSelectedOthers(selection.ids, list);
  useBackCloses(selection.clear);
  return (
    <section
      ref={bar}
      aria-label={CORRECTING.selection}
      data-slot="selection-bar"
      className="md:left-62 md:collapsed:left-19 @container fixed inset-x-2 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-20 mx-auto max-w-3xl rounded-card border border-border bg-card p-2 shadow-lg md:bottom-4 xl:max-w-5xl"
    >
      <div className="flex flex-wrap items-center gap-1">
        <div className="flex w-full items-center gap-1 sm:w-auto sm:flex-auto">
          <SelectedSum count={selection.ids.size} {...{ sum, outside, period }} />
          {selection.selectAll && !selection.isAll ? (
            <SelectAllButton {...{ list, period }} onClick={selection.selectAll} />
          ) : null}
          <Button
            variant="ghost"
            size="icon"
            aria-label={CORRECTING.clearSelection}
            onClick={selection.clear}
            className="ml-auto sm:ml-0"
          >
            <X aria-hidden />
          </Button>
        </div>
        <ActButtons {...{ state, catalogo, bar }} {...acts} />
      </div>
    </section>
  );
}

type ActButtonsProps = Acts &
  Pick<SelectionBarProps, 'state' | 'catalogo'> & { bar: RefObject<HTMLElement | null> };

/** Two lines if one is too short, of three acts each, or three and two. The menu opens over the whole bar. */
function ActButtons({ state, catalogo, bar, before, after, more }: ActButtonsProps) {
  const { ids } = state.selection;
  const disabled = ids.size === 0;
  return (
    <div className="flex w-full flex-wrap sm:w-auto sm:gap-1">
      <ActButton {...before} disabled={disabled} />
      <CategoriaButton
        categorias={catalogo.categorias.values()}
        disabled={disabled}
        className={ACT_CLASS}
        onPick={(categoriaId) => {
          state.setFields(idsIn(ids), { categoriaId });
        }}
      />
      {after.map((act) => (
        <ActButton key={act.label} {...act} disabled={disabled} />
      ))}
      {more.length > 0 ? (
        <MenuButton name={SHELL.more} actions={more} over={bar} className={ACT_CLASS}>
          <Ellipsis aria-hidden />
          {SHELL.more}
        </MenuButton>
      ) : null}
    </div>
  );
}

type SelectAllButtonProps = { list: ListedGastos; period: Period; onClick: () => void };

function SelectAllButton({ list, period, onClick }: SelectAllButtonProps) {
  const format = useFormat();
  const count = format.plainNumber(list.ids.length);
  return (
    <Button variant="ghost" size="small" className="whitespace-nowrap px-2" onClick={onClick}>
      {list.others
        ? SEARCHING.selectEverywhere(count, SEARCHING.elsewhere[period.kind])
        : CORRECTING.selectAll(count)}
    </Button>
  );
}

type SelectedSumProps = {
  count: number;
  sum: Cents | null;
  outside: number;
  period: Period;
};

function SelectedSum({ count, sum, outside, period }: SelectedSumProps) {
  const format = useFormat();
  const brief = briefCantidad(sum ?? 0n, 20, format);
  return (
    <p role="status" className="min-w-0 px-2 text-sm font-medium tabular-nums">
      {format.count(count, CORRECTING.selected)}
      {sum === null || count === 0 ? null : (
        <>
          {'\u00a0· '}
          <span className="whitespace-nowrap" title={titleOf(brief, format.cantidad(sum))}>
            {brief}
          </span>
        </>
      )}
      {outside === 0
        ? null
        : `, ${SEARCHING.ofOthers(format.plainNumber(outside), SEARCHING.elsewhere[period.kind])}`}
    </p>
  );
}

function ActButton({ icon: Icon, label, act, className, disabled }: Act & { disabled: boolean }) {
  return (
    <Button
      variant="ghost"
      size="small"
      disabled={disabled}
      className={cn(ACT_CLASS, className)}
      onClick={({ currentTarget }) => {
        act(currentTarget);
      }}
    >
      <Icon aria-hidden />
      {label}
    </Button>
  );
}

type Acts = {
  /** Acts in front of the categories, and behind them. */
  before: Act;
  after: readonly Act[];
  more: readonly Act[];
};

/** One expense alone has acts of its own; some others go into the menu. */
function actsOn(state: ListState, gastos: readonly Gasto[] | null, format: Format): Acts {
  const { ids } = state.selection;
  const [only, ...others] = gastos ?? [];
  const before: Act = {
    icon: CircleCheck,
    label: CORRECTING.pay,
    act: () => {
      state.setFields(idsIn(ids), { estado: 'pagado' });
    },
  };
  const tagging: Act = {
    icon: Hash,
    label: ETIQUETAS.title,
    act: (opener) => {
      state.change({ of: 'selection', onlyEtiquetas: true, opener });
    },
  };
  const changing: Act = {
    icon: SquarePen,
    label: CORRECTING.change,
    act: () => {
      state.change({ of: 'selection' });
    },
  };
  const removing: Act = {
    icon: Trash2,
    label: CORRECTING.deleteMany(format.plainNumber(ids.size)),
    act: () => {
      state.remove(idsIn(ids));
    },
    className: 'tabular-nums text-destructive',
  };
  if (!only || others.length > 0) return { before, after: [tagging, changing, removing], more: [] };
  return { before, after: [changing, refunding(only), removing], more: [tagging, duplicating(only)] };
}

function refunding(gasto: Gasto): Act {
  return {
    icon: Undo2,
    label: REFUNDS.ask,
    act: () => {
      openRefundsOf(gasto);
    },
  };
}

function duplicating(gasto: Gasto): Act {
  return {
    icon: Copy,
    label: BUTTONS.duplicate,
    act: () => {
      openEntryLike(gasto);
    },
  };
}

/** Null if unknown, or too many to read. */
function useSelected(ids: IdSet, known: ReadonlyMap<number, Gasto> | null): readonly Gasto[] | null {
  const read = useGastosByIds(known || ids.size > READ_AT_MOST ? [] : idsIn(ids));
  return useMemo(() => {
    if (!known && ids.size > READ_AT_MOST) return null;
    const gastos = idsIn(ids).flatMap((id) => (known ?? read).get(id) ?? []);
    return gastos.length === ids.size ? gastos : null;
  }, [ids, known, read]);
}

/** Null if unknown. */
function useSum(ids: IdSet, list: ListedGastos, gastos: readonly Gasto[] | null): Cents | null {
  const isAll = ids.size === list.ids.length;
  return useMemo(() => {
    if (isAll) return wholeTotals(list).total;
    return gastos && gastos.reduce((sum, gasto) => sum + netCents(gasto), 0n);
  }, [isAll, list, gastos]);
}

function useSelectedOthers(ids: IdSet, { ids: listed, others }: ListedGastos): number {
  const start = others?.start ?? null;
  return useMemo(
    () => (start === null ? 0 : listedIds(ids, Array.from(listed).slice(start)).size),
    [ids, listed, start],
  );
}
