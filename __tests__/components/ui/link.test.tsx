import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { Link } from '@/components/ui/link';
import { routerTo } from '../../support/router-to';

const pushed = jest.fn<undefined, [href: string]>();
const ROUTER = routerTo(pushed);

beforeEach(() => {
  pushed.mockClear();
});

/** Answers true if the browser itself would follow the link. */
function press(init: MouseEventInit = {}): boolean {
  const link = screen.getByRole('link');
  const event = createEvent.click(link, init);
  // jsdom follows no link, and complains of it.
  let isLeft = false;
  window.addEventListener(
    'click',
    (click) => {
      isLeft = !click.defaultPrevented;
      click.preventDefault();
    },
    { once: true },
  );
  fireEvent(link, event);
  return isLeft;
}

it('a press is drawn by the router', () => {
  render(
    <AppRouterContext value={ROUTER}>
      <Link href="/gastos/?mes=2026-05">Gastos</Link>
    </AppRouterContext>,
  );

  expect(screen.getByRole('link')).toHaveAttribute('href', '/gastos/?mes=2026-05');
  expect(press()).toBe(false);
  expect(pushed).toHaveBeenCalledWith('/gastos/?mes=2026-05');
});

it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('a press with %s is the browser’s', (key) => {
  render(
    <AppRouterContext value={ROUTER}>
      <Link href="/gastos/">Gastos</Link>
    </AppRouterContext>,
  );

  expect(press({ [key]: true })).toBe(true);
  expect(pushed).not.toHaveBeenCalled();
});

it('without a router the browser follows it', () => {
  render(<Link href="/gastos/">Gastos</Link>);

  expect(press()).toBe(true);
});

it('what is to happen in place of a navigation happens', () => {
  const onNavigate = jest.fn();
  render(
    <AppRouterContext value={ROUTER}>
      <Link href="/gastos/" onNavigate={onNavigate}>
        Gastos
      </Link>
    </AppRouterContext>,
  );

  expect(press()).toBe(false);
  expect(onNavigate).toHaveBeenCalledTimes(1);
  expect(pushed).not.toHaveBeenCalled();
});
