import { giveUpNetwork } from '@/lib/worker/give-up-network';

class Scope {
  fetch = () => 'sent';
  caches = {};
  postMessage = () => 'said';
  get importScripts() {
    return () => 'loaded';
  }
}

it('takes what reaches the network, also from where it is inherited, and leaves the rest', () => {
  const scope = new Scope();
  giveUpNetwork(scope);
  expect(scope.fetch).toBeUndefined();
  expect(scope.caches).toBeUndefined();
  expect(scope.importScripts).toBeUndefined();
  expect(Scope.prototype.importScripts).toBeUndefined();
  expect(scope.postMessage()).toBe('said');
});

it('gives nothing back: what is taken can neither be set nor deleted', () => {
  const scope = new Scope();
  giveUpNetwork(scope);
  expect(Reflect.set(scope, 'fetch', () => 'sent')).toBe(false);
  expect(Reflect.deleteProperty(scope, 'fetch')).toBe(false);
  expect(Reflect.defineProperty(scope, 'WebSocket', { value: () => 'open' })).toBe(false);
});
