import { webcrypto } from 'node:crypto';
import { TestEnvironment } from 'jest-environment-jsdom';

/**
 * jsdom, plus what browsers and workers have and it lacks: fake-indexeddb clones, the importer decodes, copies are
 * compressed, backups encrypted.
 */
export default class JsdomWithStructuredClone extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    Object.assign(this.global, {
      structuredClone,
      TextDecoder,
      TextEncoder,
      CompressionStream,
      DecompressionStream,
      // One realm for bytes: the streams know no other.
      Uint8Array,
      ArrayBuffer,
      BroadcastChannel: undefined,
    });
    Object.defineProperty(this.global.crypto, 'subtle', {
      value: this.#subtle(),
      writable: true,
      configurable: true,
    });
  }

  /** Node's cryptography with promises of this realm: Dexie takes it for granted that they are those of `await`. */
  #subtle() {
    const { subtle } = webcrypto;
    const methods = /** @type {const} */ (['digest', 'importKey', 'deriveKey', 'encrypt', 'decrypt']);
    return Object.fromEntries(
      methods.map((name) => [
        name,
        (/** @type {never[]} */ ...given) =>
          this.global.Promise.resolve(Reflect.apply(Reflect.get(subtle, name), subtle, given)),
      ]),
    );
  }
}
