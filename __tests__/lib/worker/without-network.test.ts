class Scope {
  fetch = () => 'sent';
  caches = {};
  postMessage = () => 'said';
  get importScripts() {
    return () => 'loaded';
  }
}

const scope = new Scope();

beforeAll(async () => {
  Object.assign(globalThis, { self: scope });
  await import('@/lib/worker/without-network');
});

it('takes what reaches the network, also from where it is inherited, and leaves the rest', () => {
  expect(scope.fetch).toBeUndefined();
  expect(scope.caches).toBeUndefined();
  expect(scope.importScripts).toBeUndefined();
  expect(Scope.prototype.importScripts).toBeUndefined();
  expect(scope.postMessage()).toBe('said');
});

it('gives nothing back: what is taken can neither be set nor deleted', () => {
  expect(Reflect.set(scope, 'fetch', () => 'sent')).toBe(false);
  expect(Reflect.deleteProperty(scope, 'fetch')).toBe(false);
  expect(Reflect.defineProperty(scope, 'WebSocket', { value: () => 'open' })).toBe(false);
});
