/** Everything by which a worker's code could reach the network, or start another that could. */
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

/**
 * Takes from a worker's global scope, for good, what reaches the network: the policy of a page does not bind a worker
 * that was loaded from an address. What its code was loaded with stays.
 */
export function giveUpNetwork(scope: object): void {
  for (let holder: object | null = scope; holder; holder = Reflect.getPrototypeOf(holder))
    for (const name of WAYS_OUT)
      if (holder === scope || Object.hasOwn(holder, name))
        Object.defineProperty(holder, name, { value: undefined, writable: false, configurable: false });
}
