import { Search } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { isSidebarSeen, PALETTE_PLACE_ID, SIDEBAR_ID } from '@/components/shell/sidebar';
import { showOverlay } from '@/lib/page/overlays';
import { PALETTE, PALETTE_KEYS } from '@/lib/text/palette';
import { CombinationKeys } from './combination-keys';

/** The palette's button, for which the first paint leaves room. */
export function PaletteInSidebar() {
  const place = useSyncExternalStore(followSidebar, findPlace);
  return place && createPortal(<PaletteButton />, place);
}

function findPlace(): HTMLElement | null {
  return isSidebarSeen.getState() ? document.getElementById(PALETTE_PLACE_ID) : null;
}

/** Calls back once React has drawn it in place of the HTML. */
function followSidebar(onChange: () => void): () => void {
  const sidebar = document.getElementById(SIDEBAR_ID);
  const changes = new MutationObserver(onChange);
  if (sidebar) changes.observe(sidebar, { childList: true });
  return () => {
    changes.disconnect();
  };
}

/** In a collapsed sidebar an icon. */
function PaletteButton() {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      title={PALETTE.open}
      onClick={() => {
        showOverlay('palette');
      }}
      className="collapsed:border-transparent flex h-11 w-full cursor-pointer items-center gap-2 rounded border border-input bg-card px-2 text-sm tracking-tight text-muted-foreground hover:bg-accent"
    >
      <Search aria-hidden className="collapsed:size-5 size-4 shrink-0" />
      <span className="collapsed:sr-only min-w-0 flex-1 truncate text-left">{PALETTE.open}</span>
      <span className="collapsed:sr-only shrink-0 [&_kbd]:h-auto [&_kbd]:min-w-0 [&_kbd]:border-0 [&_kbd]:bg-transparent [&_kbd]:p-0 [&_kbd]:text-xs">
        <CombinationKeys combination={PALETTE_KEYS} />
      </span>
    </button>
  );
}
