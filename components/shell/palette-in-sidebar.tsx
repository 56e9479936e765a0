import { useState } from 'react';
import { createPortal } from 'react-dom';
import { PaletteButton } from '@/components/palette/palette-button';
import { PALETTE_PLACE_ID } from './sidebar';

/** The palette's button, for which the first paint leaves room. */
export function PaletteInSidebar() {
  const [place] = useState(() => document.getElementById(PALETTE_PLACE_ID));
  return place && createPortal(<PaletteButton />, place);
}
