import { lazyPart } from '@/components/ui/lazy-part';
import { useState } from 'react';
import { useStore } from 'zustand';
import { useTypeAhead } from '@/components/shell/use-type-ahead';
import { overlay, showOverlay } from '@/lib/page/overlays';
import { isMac } from './is-mac';
import { isDialogOpen, useKeyDown, useShortcuts } from '@/components/shell/use-shortcuts';

const CommandPalette = lazyPart(() => import('./command-palette').then((module) => module.CommandPalette));
const OtherOverlay = lazyPart(() => import('./other-overlay').then((module) => module.OtherOverlay));

/** Loads overlays at their first opening, and listens for their keys. */
export function OverlayLauncher() {
  const shown = useStore(overlay);
  const typed = usePaletteTyped(shown === 'palette');
  usePaletteKey(shown === 'palette');
  useShortcuts({
    '?': () => {
      showOverlay('shortcuts');
    },
  });
  if (shown === 'palette') return <CommandPalette typed={typed} />;
  return shown && <OtherOverlay shown={shown} />;
}

const CHARACTER = /^.$/u;

function usePaletteTyped(asked: boolean): string {
  const [typed, setTyped] = useState('');
  const [wasAsked, setWasAsked] = useState(asked);
  if (asked !== wasAsked) {
    setWasAsked(asked);
    setTyped('');
  }
  useTypeAhead(asked, CHARACTER, (key) => {
    setTyped((before) => before + key);
  });
  return typed;
}

/** Ctrl+K (⌘K on a Mac) opens the palette unless a dialog is open, and closes it. */
function usePaletteKey(open: boolean): void {
  useKeyDown((event) => {
    const held = isMac() ? event.metaKey : event.ctrlKey;
    if (!held || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k') return;
    if (!open && isDialogOpen()) return;
    event.preventDefault();
    if (!event.repeat) showOverlay(open ? null : 'palette');
  });
}
