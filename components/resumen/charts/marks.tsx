import { Link } from '@/components/ui/link';
import { useState, type ReactNode } from 'react';
import { OneTabStop } from '@/components/ui/keyboard-focus';

/** The panel beside a mark; its place is in CSS pixels within the picture. */
type Tip = { mark: Element; lines: readonly string[]; x: number; y: number; isBelow: boolean };

/** With less room above it in the window, a mark has its panel below. */
const ROOM_ABOVE_PX = 140;

/** As high as four lines. */
const PANEL_HEIGHT_PX = 84;

/** The marks of a picture: one Tab stop, arrows inside, and a panel for the mark under pointer or focus. */
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
  /** The lines of the panel beside it; `name` by default. */
  tip?: readonly (string | null)[];
  children: ReactNode;
};

/** A mark in a picture, which links to its expenses. */
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
