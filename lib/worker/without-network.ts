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

/* A worker imports this first: a page's policy does not bind workers loaded from an address. Code that is loaded stays. */
for (let holder: object | null = self; holder; holder = Reflect.getPrototypeOf(holder))
  for (const name of WAYS_OUT)
    if (holder === self || Object.hasOwn(holder, name))
      Object.defineProperty(holder, name, { value: undefined, writable: false, configurable: false });

export {};
