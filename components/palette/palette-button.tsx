import { Search } from 'lucide-react';
import { showOverlay } from '@/lib/page/overlay';
import { PALETTE, PALETTE_KEYS } from '@/lib/text/palette';
import { CombinationKeys } from './combination-keys';

/** In a collapsed sidebar an icon. */
export function PaletteButton() {
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
