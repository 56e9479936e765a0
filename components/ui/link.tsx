'use client';

import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { type ComponentProps, type MouseEvent, use } from 'react';

const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  /** Begins with `/`, without the base path. */
  href: string;
  /** Called in place of the navigation. */
  onNavigate?: () => void;
};

/**
 * A link to a screen, which the router draws without loading the page. Next.js's own link also fetches ahead, and
 * costs a first load 3 kB. Without a router the browser follows it.
 */
export function Link({ href, onNavigate, ...anchor }: LinkProps) {
  const router = use(AppRouterContext);
  function follow(event: MouseEvent) {
    if (!router || event.defaultPrevented || isForBrowser(event)) return;
    event.preventDefault();
    if (onNavigate) onNavigate();
    else router.push(href);
  }
  return <a {...anchor} href={BASE_PATH + href} onClick={follow} />;
}

/** True for a press that opens a tab or a window, or saves the page. */
export function isForBrowser(event: MouseEvent): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
}
