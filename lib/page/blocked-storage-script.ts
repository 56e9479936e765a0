/**
 * Runs in the page's head, before the program's scripts load. A browser that blocks all storage has channels that throw when
 * they are made, as Dexie's module does: they are taken away, and the screens say that nothing can be stored.
 */
export const BLOCKED_STORAGE_SCRIPT = `try{new BroadcastChannel('').close()}catch(_){self.BroadcastChannel=undefined}`;
