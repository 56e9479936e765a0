import { useEffect } from 'react';

let followers = 0;

/**
 * Sets `--seen-height` and `--keyboard-room`, the room below it, if the keyboard lies over the page, as in Safari.
 */
export function useSeenPart(): void {
  useEffect(() => {
    const { visualViewport } = window;
    followers += 1;
    tell();
    visualViewport?.addEventListener('resize', tellAndFollow);
    visualViewport?.addEventListener('scroll', tell);
    return () => {
      followers -= 1;
      visualViewport?.removeEventListener('resize', tellAndFollow);
      visualViewport?.removeEventListener('scroll', tell);
      if (followers === 0) forget();
    };
  }, []);
}

/** The browser scrolled before the dialog became smaller. */
function tellAndFollow(): void {
  tell();
  document.activeElement?.scrollIntoView({ block: 'nearest' });
}

function tell(): void {
  const seen = window.visualViewport;
  const room = seen ? Math.round(window.innerHeight - seen.height - seen.offsetTop) : 0;
  // Of a magnified or too wide page, less is visible for another reason.
  if (!seen || seen.scale !== 1 || Math.round(seen.width) < window.innerWidth || room <= 0) {
    forget();
    return;
  }
  const { style } = document.documentElement;
  style.setProperty('--seen-height', `${seen.height}px`);
  style.setProperty('--keyboard-room', `${room}px`);
}

function forget(): void {
  const { style } = document.documentElement;
  style.removeProperty('--seen-height');
  style.removeProperty('--keyboard-room');
}
