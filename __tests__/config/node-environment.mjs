import { TestEnvironment } from 'jest-environment-node';
import { prepareRealm } from './prepare-realm.mjs';

/** Node alone, and the little that a browser's worker has besides: what needs no page is tested without one. */
export default class NodeEnvironment extends TestEnvironment {
  /** @type {Set<NodeJS.Timeout>} */
  #timers = new Set();

  /** @override */
  async setup() {
    await super.setup();
    prepareRealm(this.global);
    Object.assign(this.global, { navigator: {} });
    this.global.setTimeout = this.#followed(this.global.setTimeout);
    this.global.setInterval = this.#followed(this.global.setInterval);
  }

  /**
   * A page's timers end with it. Here they would keep the test process for as long as the patience of a file's last lock or
   * opened database.
   *
   * @override
   */
  async teardown() {
    for (const timer of this.#timers) clearTimeout(timer);
    await super.teardown();
  }

  /**
   * @template {Function} Begin
   * @param {Begin} begin
   */
  #followed(begin) {
    return new Proxy(begin, {
      apply: (_, self, given) => {
        const timer = /** @type {NodeJS.Timeout} */ (Reflect.apply(begin, self, given));
        this.#timers.add(timer);
        return timer;
      },
    });
  }
}
