import Link from 'next/link';
import { useRef, useState, type MouseEvent, type PointerEvent, type ReactNode } from 'react';
import { OneTabStop } from '@/components/ui/one-tab-stop';
import { FIGURE } from '@/lib/text/resumen';

/** The panel beside a mark; its place is in CSS pixels within the picture. */
type Tip = { mark: Element; lines: readonly string[]; x: number; y: number; byTouch: boolean };

/**
 * The marks of a picture: one Tab stop, arrows inside, and a panel for the mark under pointer, finger or focus. By
 * touch, the first press shows the panel and the second follows the link.
 */
export function Marks({ children, className = '' }: { children: ReactNode; className?: string }) {
  const [tip, setTip] = useState<Tip | null>(null);
  const pressed = useRef<{ byTouch: boolean; shown: Element | null }>({ byTouch: false, shown: null });

  function show(group: HTMLElement, target: EventTarget, byTouch: boolean) {
    const mark = target instanceof Element ? target.closest('[data-tip]') : null;
    const text = mark?.getAttribute('data-tip');
    if (!mark || !text) setTip(null);
    else if (tip?.mark !== mark || tip.byTouch !== byTouch)
      setTip({ mark, lines: text.split('\n'), byTouch, ...placeOf(mark, group) });
  }

  function press(event: PointerEvent<HTMLElement>) {
    pressed.current = { byTouch: event.pointerType === 'touch', shown: tip?.mark ?? null };
  }

  function click(event: MouseEvent<HTMLElement>) {
    const { byTouch, shown } = pressed.current;
    const mark = event.target instanceof Element ? event.target.closest('[data-tip]') : null;
    if (!byTouch || !mark || mark === shown) return;
    event.preventDefault();
    event.stopPropagation();
    show(event.currentTarget, event.target, true);
  }

  function hide() {
    setTip(null);
  }

  return (
    <OneTabStop
      className={`relative ${className}`}
      onPointerDownCapture={press}
      onPointerMove={(event) => {
        if (event.pointerType !== 'touch') show(event.currentTarget, event.target, false);
      }}
      onPointerLeave={(event) => {
        if (event.pointerType !== 'touch') hide();
      }}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) show(event.currentTarget, event.target, false);
      }}
      onBlur={hide}
      onClickCapture={click}
      onKeyUp={(event) => {
        if (event.key === 'Escape') hide();
      }}
    >
      {children}
      {tip ? <TipPanel {...tip} /> : null}
    </OneTabStop>
  );
}

function TipPanel({ lines, x, y, byTouch }: Tip) {
  return (
    <div
      role="presentation"
      aria-hidden
      data-slot="tip"
      className="pointer-events-none absolute z-20 w-max max-w-56 rounded border border-border bg-foreground px-2.5 py-1.5 text-xs tabular-nums text-background shadow-lg print:hidden"
      style={{
        left: `clamp(0px, calc(${x}px - 7rem), calc(100% - 14rem))`,
        top: y,
        transform: 'translateY(calc(-100% - 6px))',
      }}
    >
      {lines.map((line, position) => (
        <p key={line} className={position === 0 ? 'font-medium' : 'opacity-85'}>
          {line}
        </p>
      ))}
      {byTouch ? <p className="opacity-85">{FIGURE.pressAgain}</p> : null}
    </div>
  );
}

function placeOf(mark: Element, group: HTMLElement): { x: number; y: number } {
  const [of, within] = [mark.getBoundingClientRect(), group.getBoundingClientRect()];
  return { x: of.left + of.width / 2 - within.left, y: of.top - within.top };
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
    <Link
      href={href}
      prefetch={false}
      aria-label={name}
      data-tip={tipText(tip ?? [name])}
      className="group/mark"
    >
      {children}
    </Link>
  );
}

/** Joins the lines of a panel; null lines are left out. */
export function tipText(lines: readonly (string | null)[]): string {
  return lines.filter((line) => line !== null).join('\n');
}
