import { Table2 } from 'lucide-react';
import { type ComponentProps, type ReactNode, type RefCallback, useCallback, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { Card, CardTitle } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { FittedText } from '@/components/ui/fitted-text';
import { OneTabStop } from '@/components/ui/keyboard-focus';
import { Link } from '@/components/ui/link';
import { type Cents, toCents } from '@/lib/domain/money';
import { useIsPrinted } from '@/lib/hooks/use-is-printed';
import { briefCantidad } from '@/lib/text/brief-cantidad';
import type { Format } from '@/lib/text/format';
import { FIGURE } from '@/lib/text/resumen';

/** Beside a mark, at CSS pixels within the picture. */
type Tip = { mark: Element; lines: readonly string[]; x: number; y: number; isBelow: boolean };

/** With less room above in the window, the panel is below. */
const ROOM_ABOVE_PX = 140;

/** Room for four lines of text. */
const PANEL_HEIGHT_PX = 84;

/** One Tab stop, arrows inside, a panel for the mark under pointer or focus. */
export function Marks({ children, className = '' }: { children: ReactNode; className?: string }) {
  const [tip, setTip] = useState<Tip | null>(null);

  function show(group: HTMLElement, target: EventTarget) {
    const mark = target instanceof Element ? target.closest('[data-tip]') : null;
    const text = mark?.getAttribute('data-tip');
    if (!mark || !text) setTip(null);
    else if (tip?.mark !== mark) setTip({ mark, lines: text.split('\n'), ...placeOf(mark, group) });
  }

  function hide() {
    setTip(null);
  }

  return (
    <OneTabStop
      className={`relative ${className}`}
      onPointerMove={(event) => {
        if (event.pointerType !== 'touch') show(event.currentTarget, event.target);
      }}
      onPointerLeave={hide}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) show(event.currentTarget, event.target);
      }}
      onBlur={hide}
      onKeyUp={(event) => {
        if (event.key === 'Escape') hide();
      }}
    >
      {children}
      {tip ? <TipPanel {...tip} /> : null}
    </OneTabStop>
  );
}

/** Stays below the sticky bars of the page. */
function TipPanel({ lines, x, y, isBelow }: Tip) {
  return (
    <div
      role="presentation"
      aria-hidden
      data-slot="tip"
      className="pointer-events-none absolute z-[4] w-max max-w-56 rounded border border-border bg-foreground px-2.5 py-1.5 text-xs tabular-nums text-background shadow-lg print:hidden"
      style={{
        left: `clamp(0px, calc(${x}px - 7rem), calc(100% - 14rem))`,
        top: y,
        transform: isBelow ? 'translateY(6px)' : 'translateY(calc(-100% - 6px))',
      }}
    >
      {lines.map((line, position) => (
        <p key={line} className={position === 0 ? 'font-medium' : 'opacity-85'}>
          {line}
        </p>
      ))}
    </div>
  );
}

function placeOf(mark: Element, group: HTMLElement): Pick<Tip, 'x' | 'y' | 'isBelow'> {
  const [of, within] = [mark.getBoundingClientRect(), group.getBoundingClientRect()];
  // Above the picture it would cover the card's heading.
  const leavesPicture = of.top - within.top < PANEL_HEIGHT_PX;
  const hasRoomBelow = of.bottom + PANEL_HEIGHT_PX < window.innerHeight;
  const isBelow = of.top < ROOM_ABOVE_PX || (leavesPicture && hasRoomBelow);
  return { x: of.left + of.width / 2 - within.left, y: (isBelow ? of.bottom : of.top) - within.top, isBelow };
}

type MarkProps = {
  href: string;
  name: string;
  tip?: readonly (string | null)[];
  children: ReactNode;
};

export function Mark({ href, name, tip, children }: MarkProps) {
  return (
    <Link href={href} aria-label={name} data-tip={tipText(tip ?? [name])} className="group/mark">
      {children}
    </Link>
  );
}

export function tipText(lines: readonly (string | null)[]): string {
  return lines.filter((line) => line !== null).join('\n');
}

/** Of the last picture that was measured: most of a window are as wide. */
let likelyWidth = 0;

/**
 * Of an element without height, in whole CSS pixels; 0 while unknown. An unlikely width is drawn before the frame is painted.
 * Nothing asks for a layout.
 */
export function useWidth(): [width: number, ref: RefCallback<HTMLElement>] {
  const [width, setWidth] = useState(likelyWidth);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      likelyWidth = Math.floor(entry?.contentRect.width ?? 0);
      flushSync(() => {
        setWidth(likelyWidth);
      });
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);
  return [width, ref];
}

/** `size` in CSS pixels. */
type Font = { weight: number; size: number };

/** Mean, for browsers that cannot measure. */
const CHARACTER_WIDTH_EM = 0.6;

let context: CanvasRenderingContext2D | null | undefined;
let family: string | undefined;

export function textWidth(text: string, font: Font): number {
  return measure(text, font)?.width ?? text.length * font.size * CHARACTER_WIDTH_EM;
}

/** In `width`: all of it, without cents, or in millions. No number is cut. */
export function fitCantidad(cents: Cents, width: number, font: Font, format: Format): string {
  const all = format.cantidad(cents);
  const whole = briefCantidad(cents, all.length - 1, format);
  return [all, whole].find((text) => textWidth(text, font) <= width) ?? briefCantidad(cents, 0, format);
}

/** Of a scale, in units of the currency: «25 €», «2,50 €». */
export function scaleCantidad(units: number, { axisCantidad, cantidad }: Format): string {
  return Number.isInteger(units) ? axisCantidad(units) : cantidad(toCents(units));
}

function measure(text: string, { weight, size }: Font): TextMetrics | undefined {
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return undefined;
  family ??= getComputedStyle(document.body).fontFamily;
  context.font = `${weight} ${size}px ${family}`;
  return context.measureText(text);
}

type FigureCardProps = Omit<ComponentProps<typeof FigureFrame>, 'children' | 'asTable' | 'onTable'> & {
  /** `width` in CSS pixels. */
  draw: (width: number, isPrinted: boolean) => ReactNode;
  below?: (isPrinted: boolean) => ReactNode;
  table: ReactNode;
};

/** Two pictures fit beside each other on paper. */
const PRINTED_WIDTH_PX = 410;

export function FigureCard({ draw, below, table, ...frame }: FigureCardProps) {
  const [asTable, setAsTable] = useState(false);
  const isPrinted = useIsPrinted();
  const [shown, ruler] = useWidth();
  const width = isPrinted ? PRINTED_WIDTH_PX : shown;
  return (
    <FigureFrame
      {...frame}
      asTable={asTable}
      onTable={() => {
        setAsTable(!asTable);
      }}
    >
      <div className="mt-2 w-full">
        <div ref={ruler} />
        <Marks>{width > 0 ? draw(width, isPrinted) : null}</Marks>
        {below?.(isPrinted)}
      </div>
      {asTable ? <div className="mt-4 overflow-x-auto print:hidden">{table}</div> : null}
    </FigureFrame>
  );
}

type FigureFrameProps = {
  title: string;
  caption: string;
  controls?: ReactNode;
  asTable?: boolean;
  /** Toggles its table; absent if there is none. */
  onTable?: () => void;
  className?: string;
  children: ReactNode;
};

export function FigureFrame({
  title,
  caption,
  controls,
  asTable = false,
  onTable,
  className,
  children,
}: FigureFrameProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className={cn('flex flex-col p-4 sm:p-4 print:break-inside-avoid', className)}>
      <figure className="@container flex flex-1 flex-col">
        <div className="grid grid-cols-[1fr_auto] items-start gap-x-2 sm:grid-cols-[1fr_auto_auto]">
          <CardTitle id={id} className="min-w-0">
            {title}
          </CardTitle>
          {controls ? (
            <div className="flex items-center max-sm:col-span-2 max-sm:row-start-3 sm:-my-2.5 print:hidden">
              {controls}
            </div>
          ) : null}
          {onTable ? (
            <TableButton name={(asTable ? FIGURE.hideTable : FIGURE.showTable)(title)} onPress={onTable} />
          ) : null}
          {caption === '' ? null : (
            <figcaption className="wrap-anywhere col-span-full text-pretty text-sm text-muted-foreground sm:row-start-2">
              <FittedText>{caption}</FittedText>
            </figcaption>
          )}
        </div>
        {children}
      </figure>
    </Card>
  );
}

function TableButton({ name, onPress }: { name: string; onPress: () => void }) {
  return (
    <Button
      variant="ghost"
      size="icon"
      className="-mr-2 -mt-1.5 size-9 text-muted-foreground sm:col-start-3 sm:size-8 print:hidden"
      aria-label={name}
      onClick={onPress}
    >
      <Table2 aria-hidden />
    </Button>
  );
}
