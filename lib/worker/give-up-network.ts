/** Globals that reach the network, or start another scope that can. */
const WAYS_OUT: readonly string[] = [
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'WebSocketStream',
  'WebTransport',
  'EventSource',
  'RTCPeerConnection',
  'FontFace',
  'fonts',
  'caches',
  'importScripts',
  'Worker',
  'SharedWorker',
];

/** A page's policy does not bind workers loaded from an address. Loaded code stays. */
export function giveUpNetwork(scope: object): void {
  for (let holder: object | null = scope; holder; holder = Reflect.getPrototypeOf(holder))
    for (const name of WAYS_OUT)
      if (holder === scope || Object.hasOwn(holder, name))
        Object.defineProperty(holder, name, { value: undefined, writable: false, configurable: false });
}
