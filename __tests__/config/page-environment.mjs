import { TestEnvironment } from 'jest-environment-jsdom';
import { prepareRealm } from './prepare-realm.mjs';

/**
 * A page in jsdom, plus what browsers have and it lacks: fake-indexeddb clones, the importer decodes, copies are
 * compressed, backups encrypted.
 */
export default class PageEnvironment extends TestEnvironment {
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
    });
    prepareRealm(this.global);
  }
}
