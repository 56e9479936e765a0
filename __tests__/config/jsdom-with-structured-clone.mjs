import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom, plus what browsers and workers have and it lacks: fake-indexeddb clones, the importer decodes. */
export default class JsdomWithStructuredClone extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    Object.assign(this.global, { structuredClone, TextDecoder, TextEncoder, BroadcastChannel: undefined });
  }
}
