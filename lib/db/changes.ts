import type { ChangedKeys } from './observed';

type Hear = (changed: ChangedKeys) => void;

/** Dexie tells the changes of each tab and worker on a channel of this name. */
const CHANNEL_NAME = 'x-storagemutated-1';

const followers = new Set<Hear>();

let channel: BroadcastChannel | null = null;

let isToldByDexie = false;

/**
 * Hears every change of stored data, of this page, another tab or a worker, before Dexie is loaded and after. The answered
 * function ends this.
 */
export function followChanges(hear: Hear): () => void {
  followers.add(hear);
  openChannel();
  return () => {
    followers.delete(hear);
  };
}

export function tellThroughDexie(subscribe: (hear: Hear) => void): void {
  isToldByDexie = true;
  subscribe(tell);
  const before = channel;
  channel = null;
  // Later: a change that was told before Dexie listened is still on its way here. Told twice, it is only read twice.
  if (before)
    setTimeout(() => {
      before.close();
    });
}

function tell(changed: ChangedKeys): void {
  for (const hear of [...followers]) hear(changed);
}

function openChannel(): void {
  if (isToldByDexie || channel || typeof BroadcastChannel === 'undefined' || typeof window === 'undefined')
    return;
  channel = new BroadcastChannel(CHANNEL_NAME);
  channel.addEventListener('message', hearMessage);
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', comeBack);
}

function hearMessage({ data }: MessageEvent<ChangedKeys | null>): void {
  if (data) tell(data);
}

/** With an open channel, browsers keep no page for «back». */
function leave({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  channel?.close();
  channel = null;
}

function comeBack({ persisted }: PageTransitionEvent): void {
  if (!persisted || isToldByDexie) return;
  openChannel();
  // Nothing was heard meanwhile.
  tell({ all: { d: 0 } });
}
