import { useEffect } from 'react';

/** How many follow it now. */
let followers = 0;

/**
 * Tells the styles what of the window a keyboard leaves to be seen, where the browser lays the keyboard over the page, as
 * Safari does: `--seen-height`, and `--keyboard-room`, how far above the window's lower edge that part ends.
 */
export function useSeenPart(): void {
  useEffect(() => {
    const { visualViewport } = window;
    followers += 1;
    tell();
    visualViewport?.addEventListener('resize', tell);
    visualViewport?.addEventListener('scroll', tell);
    return () => {
      followers -= 1;
      visualViewport?.removeEventListener('resize', tell);
      visualViewport?.removeEventListener('scroll', tell);
      if (followers === 0) forget();
    };
  }, []);
}

function tell(): void {
  const seen = window.visualViewport;
  const room = seen ? Math.round(window.innerHeight - seen.height - seen.offsetTop) : 0;
  // Of a page that a person has magnified less is seen for another reason.
  if (!seen || seen.scale !== 1 || room <= 0) {
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
