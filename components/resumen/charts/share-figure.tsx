import { type ComponentProps, useState } from 'react';
import { markPaint } from '@/components/gasto/gasto-marks';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { Table, TableCell, TableHead } from '@/components/ui/table';
import { type Paint, paintOf, paintOfCategoria } from '@/lib/domain/color';
import type { Categoria } from '@/lib/domain/entities';
import { type Share, sharesOf, withOthers } from '@/lib/domain/figures';
import { MISSING_ID } from '@/lib/domain/gastos-query';
import { graphemesOf } from '@/lib/domain/graphemes';
import type { Usage } from '@/lib/domain/mes-summary';
import type { Cents } from '@/lib/domain/money';
import { useFormat } from '@/lib/hooks/use-format';
import { FIELDS, type Forms, TITLES } from '@/lib/text/common';
import { type Format, shownNombre } from '@/lib/text/format';
import { FIGURE } from '@/lib/text/resumen';
import { FigureCard, fitCantidad, Mark, textWidth } from './figure-card';

/** A share in a picture; without a paint it has the program's colour. */
export type NamedShare = Share & { nombre: string; paint?: Paint };

const MAX_SHARES = 6;

/** Largest first; `missing` names rows that do not exist. */
export function namedShares(
  usages: ReadonlyMap<number, Usage>,
  rows: ReadonlyMap<number, { nombre: string }>,
  missing: string,
): NamedShare[] {
  return sharesOf(usages, rows).map((share) => {
    const row = rows.get(share.ids[0] ?? MISSING_ID);
    return { ...share, nombre: row ? shownNombre(row.nombre) : missing };
  });
}

export function paintedShares(
  usages: ReadonlyMap<number, Usage>,
  rows: ReadonlyMap<number, Categoria>,
  missing: string,
): NamedShare[] {
  return namedShares(usages, rows, missing).map((share) => ({
    ...share,
    paint: paintOfCategoria(rows.get(share.ids[0] ?? MISSING_ID)),
  }));
}

export function withNamedOthers(shares: readonly NamedShare[]): NamedShare[] {
  const isPainted = shares[0]?.paint !== undefined;
  return withOthers(shares, MAX_SHARES, (others) =>
    isPainted
      ? { ...others, nombre: FIGURE.others, paint: paintOf('gray') }
      : { ...others, nombre: FIGURE.otherMetodos },
  );
}

type ShareBarsProps = {
  shares: readonly NamedShare[];
  hrefOf: (share: NamedShare) => string;
  tipOf?: ((share: NamedShare) => string | null) | undefined;
  width: number;
};

const ROW_HEIGHT_PX = 33;
const BAR_HEIGHT_PX = 6;
const MIN_BAR_WIDTH_PX = 2;
const NAME_FONT = { weight: 500, size: 14 };
const VALUE_FONT = { weight: 400, size: 14 };
const GAP_PX = 12;
/** Longer names may be cut. */
const MAX_NAME_PART = 0.5;

/** A full track is the whole. */
function ShareBars({ shares, hrefOf, tipOf, width }: ShareBarsProps) {
  const height = shares.length * ROW_HEIGHT_PX;
  const format = useFormat();
  // In little room the part goes before a name is cut: the bar shows it too.
  const withPart = shares.every(({ nombre, total, part }) => {
    const value = textWidth(wholeText(total, part, format), VALUE_FONT);
    return Math.min(textWidth(nombre, NAME_FONT), width * MAX_NAME_PART) + GAP_PX + value <= width;
  });
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      className="block h-auto max-w-full overflow-visible"
    >
      {shares.map((share, position) => (
        <g key={share.ids.join()} transform={`translate(0 ${position * ROW_HEIGHT_PX})`}>
          <ShareBar
            share={share}
            href={hrefOf(share)}
            more={tipOf?.(share) ?? null}
            width={width}
            withPart={withPart}
          />
        </g>
      ))}
    </svg>
  );
}

type ShareBarProps = {
  share: NamedShare;
  href: string;
  more: string | null;
  width: number;
  withPart: boolean;
};

function ShareBar({ share: { nombre, total, part, paint }, href, more, width, withPart }: ShareBarProps) {
  const format = useFormat();
  const cantidad = format.cantidad(total);
  const value = withPart
    ? wholeText(total, part, format)
    : fitCantidad(total, width * (1 - MAX_NAME_PART), VALUE_FONT, format);
  const room = width - textWidth(value, VALUE_FONT) - GAP_PX;
  return (
    <Mark
      href={href}
      name={`${nombre}: ${cantidad}, ${format.part(part)}`}
      tip={[nombre, FIGURE.partTip(cantidad, format.part(part)), more]}
    >
      <rect width={width} height={ROW_HEIGHT_PX} className="fill-transparent" />
      <text y={16} fontSize={14} fontWeight={500} className="fill-foreground group-hover/mark:underline">
        {fitName(nombre, room)}
      </text>
      <text x={width} y={16} fontSize={14} textAnchor="end" className="fill-muted-foreground tabular-nums">
        {value}
      </text>
      <rect y={22} width={width} height={BAR_HEIGHT_PX} rx={BAR_HEIGHT_PX / 2} className="fill-muted" />
      <rect
        y={22}
        width={Math.max(part * width, MIN_BAR_WIDTH_PX)}
        height={BAR_HEIGHT_PX}
        rx={BAR_HEIGHT_PX / 2}
        data-slot="mark"
        {...markPaint(paint)}
      />
    </Mark>
  );
}

/** Cut if it is wider than `width`. */
function fitName(nombre: string, width: number): string {
  if (textWidth(nombre, NAME_FONT) <= width) return nombre;
  const characters = graphemesOf(nombre);
  let fits = 0;
  let tooMany = characters.length;
  while (fits + 1 < tooMany) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (textWidth(`${characters.slice(0, middle).join('')}…`, NAME_FONT) <= width) fits = middle;
    else tooMany = middle;
  }
  return `${characters.slice(0, fits).join('').trimEnd()}…`;
}

/** «1.145,01 € · 55 %». */
function wholeText(total: Cents, part: number, format: Format): string {
  return FIGURE.partTip(format.cantidad(total), format.shortPart(part));
}

type ShareFigureProps = Omit<ComponentProps<typeof ShareBars>, 'width'> & {
  title: string;
  column: string;
  caption: string;
  /** Names the button that shows all, by the number of hidden shares. */
  restForms?: (count: string) => Forms;
  /** False if shares overlap: paper shows the first ones alone, as the others have no sum. */
  joinsOthers?: boolean;
  className?: string;
};

export function ShareFigure({
  column,
  shares,
  hrefOf,
  tipOf,
  restForms = FIGURE.rest,
  joinsOthers = true,
  ...props
}: ShareFigureProps) {
  const format = useFormat();
  const [all, setAll] = useState(false);
  const hidden = all ? 0 : Math.max(shares.length - MAX_SHARES, 0);
  return (
    <FigureCard
      {...props}
      draw={(width, isPrinted) => (
        <ShareBars
          shares={
            isPrinted && joinsOthers ? withNamedOthers(shares) : shares.slice(0, shares.length - hidden)
          }
          hrefOf={hrefOf}
          tipOf={tipOf}
          width={width}
        />
      )}
      below={(isPrinted) =>
        hidden > 0 && !isPrinted ? (
          <RestButton
            onPress={() => {
              setAll(true);
            }}
          >
            {format.choose(hidden, restForms(format.plainNumber(hidden)))}
          </RestButton>
        ) : null
      }
      table={<ShareTable column={column} shares={shares} hrefOf={hrefOf} />}
    />
  );
}

function RestButton({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <Button
      variant="ghost"
      size="small"
      className="-mb-2 -ml-3 min-h-9 text-muted-foreground sm:min-h-8"
      onClick={onPress}
    >
      {children}
    </Button>
  );
}

type ShareTableProps = {
  column: string;
  shares: readonly NamedShare[];
  hrefOf: (share: NamedShare) => string;
};

function ShareTable({ column, shares, hrefOf }: ShareTableProps) {
  const format = useFormat();
  return (
    <Table>
      <thead>
        <tr>
          <TableHead>{column}</TableHead>
          <TableHead>{FIELDS.cantidad}</TableHead>
          <TableHead>{FIGURE.part}</TableHead>
          <TableHead>{TITLES.gastos}</TableHead>
        </tr>
      </thead>
      <tbody>
        {shares.map((share) => (
          <tr key={share.ids.join()}>
            <TableHead scope="row" className="max-w-40 truncate">
              <Link href={hrefOf(share)} className="underline underline-offset-2">
                {share.nombre}
              </Link>
            </TableHead>
            <TableCell>{format.cantidad(share.total)}</TableCell>
            <TableCell>{format.shortPart(share.part)}</TableCell>
            <TableCell>{format.plainNumber(share.count)}</TableCell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
