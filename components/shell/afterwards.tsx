import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { loadPageActs } from '@/components/acts/load-page-acts';
import { useWriteWait } from '@/components/acts/long-act-notice';
import { raisedToasts, toast } from '@/components/acts/toast';
import { CombinationKeys } from '@/components/palette/combination-keys';
import { replaceAddress } from '@/components/ui/dialog-entry';
import { useKeepFolder } from '@/lib/hooks/use-folder';
import { useFormat } from '@/lib/hooks/use-format';
import { useIsInUse } from '@/lib/hooks/use-is-phase';
import { useStorageStatus, useWhileOpen } from '@/lib/hooks/use-storage-status';
import type { Theme } from '@/lib/page/settings/appearance';
import { keepMarker } from '@/lib/page/storage/keep-marker';
import { keepAmounts } from '@/lib/page/queries/learn-amounts';
import { takeOutsideLine } from '@/lib/page/device/outside';
import { showOverlay } from '@/lib/page/overlays';
import { afterShown, inUse } from '@/lib/page/phase';
import { hiddenZone, isPrivateWindow } from '@/lib/page/storage/private-browsing';
import { keepForOffline, keepInstallOffers } from '@/lib/page/device/service-worker';
import { ACT_KEYS, PALETTE } from '@/lib/text/palette';
import { NOTICES, OUTSIDE } from '@/lib/text/shell-later';
import { isSidebarSeen, PALETTE_PLACE_ID, SIDEBAR_ID, SIDEBAR_ROOM } from './sidebar';
import { StorageLost } from './storage-lost-dialog';

/** Loads at the person's first act; null until then. If that fails, the next toast tries again. */
export function useNotices<Notices>(load: () => Promise<Notices>): Notices | null {
  const [loaded, setLoaded] = useState<{ notices: Notices } | null>(null);
  const isInUse = useIsInUse();
  const raised = useStore(raisedToasts);
  useEffect(() => {
    if (!isInUse || loaded) return;
    let live = true;
    load().then(
      (notices) => {
        if (live) setLoaded({ notices });
      },
      () => {
        // The site cannot be reached now.
      },
    );
    return () => {
      live = false;
    };
  }, [load, isInUse, raised, loaded]);
  return loaded && loaded.notices;
}

/** The first paint leaves room for it. */
export function PaletteInSidebar() {
  const place = useSyncExternalStore(followSidebar, findPlace);
  return place && createPortal(<PaletteButton />, place);
}

function findPlace(): HTMLElement | null {
  return isSidebarSeen.getState() ? document.getElementById(PALETTE_PLACE_ID) : null;
}

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
        <CombinationKeys combination={ACT_KEYS.palette} />
      </span>
    </button>
  );
}

/** Parts that no screen needs at first. */
export function Afterwards({ theme }: { theme: Theme }) {
  useKeepFolder();
  useWhileOpen(keepWhileOpen);
  useWriteWait();
  useOutsideLine();
  useEffect(keepLaterParts, []);
  const notices = useNotices(loadNotices);
  return (
    <>
      {notices ? <notices.Notices theme={theme} /> : null}
      <PaletteInSidebar />
      <StorageLost />
    </>
  );
}

function keepWhileOpen(): () => void {
  void warnInPrivateWindow();
  return keepMarker();
}

/** Toasts answer acts: before one, nobody needs their styles. */
function loadNotices() {
  return import('./notices');
}

/** The line is kept until the data are open. */
function useOutsideLine(): void {
  const { state } = useStorageStatus();
  const format = useFormat();
  const openLine = useEffectEvent(() => {
    const text = takeOutsideLine(() => {
      replaceAddress(window.location.pathname + window.location.search);
    });
    if (text === null) return;
    import('@/components/gastos/lines/open-outside-line')
      .then(({ openOutsideLine }) => openOutsideLine(text, format))
      .catch(() => {
        toast.error(OUTSIDE.lineFailed, { description: text, lasts: true });
      });
  });
  useEffect(() => {
    if (state !== 'ready') return undefined;
    openLine();
    window.addEventListener('hashchange', openLine);
    return () => {
      window.removeEventListener('hashchange', openLine);
    };
  }, [state]);
}

function keepLaterParts(): () => void {
  tellHiddenZone();
  const ends = [watchForRoom(), refuseStrayDrops(), keepInstallOffers(), keepAmounts(), limitHistory()];
  afterShown(() => {
    void keepForOffline((load) => {
      toast.info(NOTICES.newVersion, {
        lasts: true,
        action: { label: NOTICES.loadVersion, onClick: load },
      });
    });
  });
  return () => {
    for (const end of ends) end();
  };
}

/** The browser would replace the page with a dropped file. */
function refuseStrayDrops(): () => void {
  function refuse(event: DragEvent) {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  }
  window.addEventListener('dragover', refuse);
  window.addEventListener('drop', refuse);
  return () => {
    window.removeEventListener('dragover', refuse);
    window.removeEventListener('drop', refuse);
  };
}

/** From the first act on: a visit that only looks loads none. */
function limitHistory(): () => void {
  let isOver = false;
  let end: (() => void) | undefined;
  async function begin() {
    const { limitKeptHistory } = await loadPageActs();
    if (!isOver) end = limitKeptHistory();
  }
  function beginLater() {
    afterShown(begin);
  }
  const stopWaiting = inUse.subscribe(beginLater);
  if (inUse.getState()) beginLater();
  return () => {
    isOver = true;
    stopWaiting();
    end?.();
  };
}

function tellHiddenZone(): void {
  const zone = hiddenZone();
  if (zone !== null && isFirstInTab('zone'))
    toast.info(NOTICES.hiddenZone.title, { description: NOTICES.hiddenZone.description(zone), lasts: true });
}

/** Once a tab. */
async function warnInPrivateWindow(): Promise<void> {
  if ((await isPrivateWindow()) && isFirstInTab('private'))
    toast.info(NOTICES.privateWindow.title, { description: NOTICES.privateWindow.description, lasts: true });
}

/** True at a name's first call in this tab, or if storage is blocked. */
function isFirstInTab(name: string): boolean {
  const key = `mis-gastos:said-${name}`;
  try {
    if (sessionStorage.getItem(key) !== null) return false;
    sessionStorage.setItem(key, '');
  } catch {
    // Storage is blocked.
  }
  return true;
}

/** Has the sidebar drawn once the window has room for it. */
function watchForRoom(): () => void {
  const room = matchMedia(SIDEBAR_ROOM);
  function look() {
    if (room.matches) isSidebarSeen.setState(true, true);
  }
  look();
  room.addEventListener('change', look);
  return () => {
    room.removeEventListener('change', look);
  };
}
