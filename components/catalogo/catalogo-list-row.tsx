import { Merge, Pencil, Trash2, type LucideIcon } from 'lucide-react';
import { Link } from '@/components/ui/link';
import { BudgetBar, BudgetWarning } from '@/components/gasto/budget-bar';
import { groundPaint } from '@/components/gasto/gasto-marks';
import { cn } from '@/components/ui/cn';
import { cantidadStyle } from '@/components/ui/fitted-number';
import { FittedText } from '@/components/ui/fitted-text';
import { MenuButton } from '@/components/ui/menu-button';
import { Skeleton } from '@/components/ui/skeleton';
import type { Budget } from '@/lib/domain/budget';
import type { CatalogoRow } from '@/lib/domain/catalogo-entry';
import { paintOfCategoria } from '@/lib/domain/color';
import { firstGrapheme } from '@/lib/domain/graphemes';
import type { Usage } from '@/lib/domain/mes-summary';
import type { CatalogoTable } from '@/lib/domain/entities';
import { toCents, type Cents } from '@/lib/domain/money';
import type { Period } from '@/lib/domain/dates';
import { listAddress } from '@/lib/domain/query-address';
import { useFormat } from '@/lib/hooks/use-format';
import { briefCantidad, MOST_BESIDE_NAME, titleOf } from '@/lib/text/brief-cantidad';
import { CATALOGO } from '@/lib/text/catalogo';
import { BUTTONS, NOUNS } from '@/lib/text/common';
import { shorten, shownNombre } from '@/lib/text/format';

/** A merge without `row` lets the person choose several rows. */
export type CatalogoTask =
  | { kind: 'create' }
  | { kind: 'edit'; row: CatalogoRow }
  | { kind: 'merge'; row: CatalogoRow | null }
  | { kind: 'delete'; row: CatalogoRow };

type CatalogoListRowProps = {
  table: CatalogoTable;
  row: CatalogoRow;
  /** The period of the amounts. */
  period: Period;
  usage: Readonly<Usage> | undefined;
  budget: Budget | undefined;
  mergeable: boolean;
  busy: boolean;
  onTask: (task: CatalogoTask, opener: Element | null) => void;
};

export function CatalogoListRow({
  table,
  row,
  period,
  usage,
  budget,
  mergeable,
  busy,
  onTask,
}: CatalogoListRowProps) {
  return (
    <li
      aria-busy={busy}
      className="min-h-18 tight:pl-3 tight:pr-0 relative flex items-center gap-3 py-2 pl-4 pr-2 hover:bg-accent aria-busy:opacity-60 sm:pl-6 sm:pr-4"
    >
      <RowIcon {...row} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline gap-x-3">
          {/* The link covers the row; the actions lie above it. */}
          <Link
            href={listAddress(period, { [table]: [row.id] })}
            className="min-w-0 flex-1 basis-24 truncate font-medium after:absolute after:inset-0"
          >
            <bdi>{shownNombre(row.nombre)}</bdi>
          </Link>
          <CountedTotal total={usage?.total} />
        </div>
        <RowDetails {...{ row, period, usage }} />
        {budget ? <BudgetLines budget={budget} /> : null}
      </div>
      <RowActions row={row} mergeable={mergeable} onTask={onTask} />
    </li>
  );
}

function RowDetails({ row, period, usage }: Pick<CatalogoListRowProps, 'row' | 'period' | 'usage'>) {
  const format = useFormat();
  const { presupuesto } = row;
  const planned =
    period.kind === 'mes' || presupuesto === undefined
      ? ''
      : CATALOGO.budget(briefCantidad(toCents(presupuesto), MOST_BESIDE_NAME, format));
  const [first, second] = [shorten(row.descripcion), planned].filter((detail) => detail !== '');
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-3 text-sm text-muted-foreground">
        {first ? (
          <p
            className={cn('@container min-w-0 flex-1', first === planned ? 'basis-44' : 'basis-24 truncate')}
            title={first}
          >
            <bdi>
              <FittedText>{first}</FittedText>
            </bdi>
          </p>
        ) : null}
        <Counted className="h-3.5 w-16" ready={usage && format.count(usage.count, NOUNS.gasto)} />
      </div>
      {second ? (
        <p className="@container wrap-anywhere text-sm tabular-nums text-muted-foreground">
          <FittedText>{second}</FittedText>
        </p>
      ) : null}
    </>
  );
}

function BudgetLines({ budget }: { budget: Budget }) {
  const format = useFormat();
  const brief = briefCantidad(budget.budget, MOST_BESIDE_NAME, format);
  const ofBudget = CATALOGO.ofBudget(brief);
  return (
    <>
      <BudgetBar {...budget} />
      <div className="mt-0.5 flex flex-wrap items-baseline justify-between gap-x-3 text-xs tabular-nums text-muted-foreground">
        <BudgetWarning level={budget.level} />
        <span
          className="ml-auto whitespace-nowrap"
          style={cantidadStyle(ofBudget, 0.75)}
          title={titleOf(brief, format.cantidad(budget.budget))}
        >
          {ofBudget}
        </span>
      </div>
    </>
  );
}

function CountedTotal({ total }: { total: Cents | undefined }) {
  const format = useFormat();
  if (total === undefined) return <Counted className="h-4 w-20" ready={undefined} bold />;
  const whole = format.cantidad(total);
  const brief = briefCantidad(total, MOST_BESIDE_NAME, format);
  return <Counted className="h-4 w-20" ready={brief} title={titleOf(brief, whole)} bold />;
}

type CountedProps = {
  ready: string | undefined;
  title?: string | undefined;
  className: string;
  bold?: boolean;
};

/** Keeps room until the number is there. */
function Counted({ ready, title, className, bold = false }: CountedProps) {
  return (
    <div
      title={title}
      className={cn('ml-auto max-w-full whitespace-nowrap text-right tabular-nums', bold && 'font-medium')}
      style={bold && ready ? cantidadStyle(ready, 1) : undefined}
    >
      {ready ?? <Skeleton className={cn('inline-block align-middle', className)} />}
    </div>
  );
}

const ACTIONS: readonly { kind: 'edit' | 'merge' | 'delete'; label: string; icon: LucideIcon }[] = [
  { kind: 'edit', label: BUTTONS.edit, icon: Pencil },
  { kind: 'merge', label: CATALOGO.mergeWith, icon: Merge },
  { kind: 'delete', label: BUTTONS.delete, icon: Trash2 },
];

function RowActions({ row, mergeable, onTask }: Pick<CatalogoListRowProps, 'row' | 'mergeable' | 'onTask'>) {
  const actions = ACTIONS.filter(({ kind }) => mergeable || kind !== 'merge').map(
    ({ kind, label, icon }) => ({
      label,
      icon,
      act: (opener: Element | null) => {
        onTask({ kind, row }, opener);
      },
    }),
  );
  return (
    <MenuButton
      name={CATALOGO.actions(shownNombre(row.nombre))}
      actions={actions}
      className="relative print:hidden"
    />
  );
}

type RowIconProps = { id?: number | undefined; icono: string; color?: string | undefined };

export function RowIcon({ id, icono, color }: RowIconProps) {
  return (
    <span
      aria-hidden
      {...groundPaint(paintOfCategoria(color === undefined ? undefined : { id, icono, color }))}
      className="tight:hidden @max-[14rem]:hidden grid size-10 shrink-0 place-items-center overflow-hidden rounded-full text-lg leading-none"
    >
      {firstGrapheme(icono)}
    </span>
  );
}
