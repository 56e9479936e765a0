import { TestEnvironment } from 'jest-environment-node';
import { prepareRealm } from './prepare-realm.mjs';

/** Node alone, and the little that a browser's worker has besides: what needs no page is tested without one. */
export default class NodeEnvironment extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    prepareRealm(this.global);
    Object.assign(this.global, { navigator: {} });
  }
}
