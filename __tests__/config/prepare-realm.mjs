import { webcrypto } from 'node:crypto';

const METHODS = /** @type {const} */ (['digest', 'importKey', 'deriveKey', 'encrypt', 'decrypt']);

/**
 * Gives a test's realm Node's cryptography with promises of that realm: Dexie takes it for granted that they are those
 * of `await`. Takes the channel between tabs away, which would keep Node running.
 *
 * @param {{ Promise: PromiseConstructor }} realm
 */
export function prepareRealm(realm) {
  const subtle = Object.fromEntries(
    METHODS.map((name) => [
      name,
      (/** @type {never[]} */ ...given) =>
        realm.Promise.resolve(Reflect.apply(Reflect.get(webcrypto.subtle, name), webcrypto.subtle, given)),
    ]),
  );
  const crypto = {
    subtle,
    getRandomValues: webcrypto.getRandomValues.bind(webcrypto),
    randomUUID: webcrypto.randomUUID.bind(webcrypto),
  };
  Object.defineProperty(realm, 'crypto', { value: crypto, writable: true, configurable: true });
  Object.assign(realm, { BroadcastChannel: undefined });
}
